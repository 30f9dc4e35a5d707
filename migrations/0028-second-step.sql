-- The second step of signing in. A key is sealed; it counts once a code of its app was right.
CREATE TABLE authenticators (
  "user" text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  key bytea,
  pending bytea,
  -- The time step of the last code that was taken: none is taken twice, by whichever server.
  last_step bigint,
  since timestamptz
);

CREATE TABLE recovery_codes (
  "user" text NOT NULL REFERENCES users ON DELETE CASCADE,
  hash bytea NOT NULL,
  PRIMARY KEY ("user", hash)
);

-- A password was right, and the account was as it stands here; the second step is still to come.
CREATE TABLE password_proofs (
  token_hash bytea PRIMARY KEY,
  "user" text NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  password text NOT NULL,
  created timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX password_proofs_of_user ON password_proofs ("user");

-- At most one row: from which day on everybody needs a second step.
CREATE TABLE sign_in_rules (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  second_step_from date
);
