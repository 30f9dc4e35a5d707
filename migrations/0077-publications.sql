-- Every state of the content that visitors could read, as one value. Rows are only added.
CREATE TABLE publications (
  number integer PRIMARY KEY,
  date timestamptz NOT NULL DEFAULT clock_timestamp(),
  "user" text,
  who text NOT NULL DEFAULT '',
  how text NOT NULL,
  -- SHA-256 of the content as the release that wrote it serializes it.
  hash bytea NOT NULL,
  -- The changed fields by item: [{"list": "concerns", "id": "…", "fields": ["name_es"], "languages": ["es"]}].
  changes jsonb NOT NULL,
  content jsonb NOT NULL
);
CREATE INDEX publications_changes ON publications USING gin (changes jsonb_path_ops);

-- The newest publication whose words the family read.
ALTER TABLE results ADD publication integer;
