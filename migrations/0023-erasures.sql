-- What was erased, so that a backup from before does not bring it back. Hashes of ids say nothing of anybody.
CREATE TABLE erasures (
  hash text PRIMARY KEY,
  date timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX erasures_by_date ON erasures (date);

CREATE FUNCTION erasure_hash(kind text, id text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(kind || ' ' || id, 'UTF8')), 'hex')
$$;

CREATE FUNCTION remember_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erasures (hash) VALUES (erasure_hash(TG_TABLE_NAME, OLD._id)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER contact_erasures AFTER DELETE ON contacts
  FOR EACH ROW EXECUTE FUNCTION remember_erasure();
CREATE TRIGGER result_erasures AFTER DELETE ON results
  FOR EACH ROW WHEN (OLD.final AND NOT OLD.demo) EXECUTE FUNCTION remember_erasure();
