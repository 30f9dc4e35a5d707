-- What scripts sign in by: made by somebody of the staff, with some of their roles, for a time. Only the hash is kept.
CREATE TABLE api_tokens (
  "_id" text PRIMARY KEY,
  "user" text NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  roles text[] NOT NULL CHECK (roles <@ '{editor,inviter,researcher}' AND cardinality(roles) > 0),
  created timestamptz NOT NULL DEFAULT now(),
  expires timestamptz NOT NULL,
  lastused timestamptz
);

CREATE INDEX api_tokens_of_user ON api_tokens ("user");
