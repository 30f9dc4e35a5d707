-- A family's questions for the visit, one row for each browser and result. `sealed` is encrypted with the token
-- in the browser's cookie. They go with their result. Replaces kept_questions, which a later release drops.
CREATE TABLE visit_questions (
  token_hash bytea NOT NULL,
  result text NOT NULL REFERENCES results ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  date timestamptz NOT NULL DEFAULT now(),
  sealed bytea NOT NULL,
  PRIMARY KEY (token_hash, result)
);

CREATE INDEX visit_questions_of_result ON visit_questions (result);
