-- Who runs and pays for a site that is older, the foot of its pages has said already. All other texts of the
-- new section come when the site starts, as in any that is new.
INSERT INTO settings
SELECT 'information', jsonb_build_object(
  'whoruns_en', content -> 'funding_en',
  'whoruns_es', content -> 'funding_es',
  'reachus_en', 'You can write to us on the contact page.',
  'reachus_es', 'Puede escribirnos desde la página de contacto.'
) FROM settings WHERE section = 'main' AND content ? 'funding_en';

-- Each text that parents were ever told before they began, once, whoever wrote it; results say which one.
CREATE TABLE information_versions (
  version integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  date timestamptz NOT NULL DEFAULT now(),
  hash bytea NOT NULL UNIQUE,
  content jsonb NOT NULL
);

ALTER TABLE results ADD information integer REFERENCES information_versions;

CREATE FUNCTION information_hash(content jsonb) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(content::text, 'UTF8'))
$$;

CREATE FUNCTION keep_information() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO information_versions (hash, content)
  SELECT information_hash(NEW.content), NEW.content
  WHERE NOT EXISTS (SELECT FROM information_versions WHERE hash = information_hash(NEW.content))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER information_written AFTER INSERT OR UPDATE ON settings
  FOR EACH ROW WHEN (NEW.section = 'information') EXECUTE FUNCTION keep_information();

-- How the texts are written, each site says in its own words.
UPDATE settings SET content = content || '{"method_en": "", "method_es": ""}' WHERE section = 'main';
