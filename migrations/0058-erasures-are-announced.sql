-- Instances with a backup folder write what was erased beside their backups as soon as it is committed.
CREATE OR REPLACE FUNCTION remember_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erasures (hash) VALUES (erasure_hash(TG_TABLE_NAME, OLD._id)) ON CONFLICT DO NOTHING;
  NOTIFY erased;
  RETURN NULL;
END $$;
