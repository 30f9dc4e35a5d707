-- Anybody may say that they forgot a password: from where is forgotten as soon as with other acts of strangers.
CREATE OR REPLACE FUNCTION is_of_strangers(event text) RETURNS boolean LANGUAGE sql IMMUTABLE AS
  $$ SELECT event IN ('sign_in_failed', 'second_step_failed', 'password_link_asked', 'results_shared_by_sms') $$;
