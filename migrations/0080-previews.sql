-- Links that show the site with the draft or with an earlier publication, for some days.
CREATE TABLE previews (
  hash bytea PRIMARY KEY,
  -- NULL: the draft.
  publication integer,
  "user" text,
  author text NOT NULL,
  date timestamptz NOT NULL DEFAULT clock_timestamp(),
  until timestamptz NOT NULL
);

-- Whether only previews have shown this wording. Exports for research leave it out.
ALTER TABLE wordings ADD preview boolean NOT NULL DEFAULT false;
