-- Lists of questions for the visit that are too long for a cookie. Each is sealed by a key that only the
-- family's own browser carries; here lies what that key hashes to. They go with their result.
CREATE TABLE kept_questions (
  key_hash bytea PRIMARY KEY,
  result text NOT NULL REFERENCES results ON DELETE CASCADE,
  date timestamptz NOT NULL DEFAULT now(),
  sealed bytea NOT NULL
);

CREATE INDEX kept_questions_of_result ON kept_questions (result);
