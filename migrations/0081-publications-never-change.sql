-- Results and the history rely on the words of publications. No release changes any.
CREATE FUNCTION refuse_change_of_publications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Publications never change.' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER never_changed BEFORE UPDATE ON publications
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_publications();
