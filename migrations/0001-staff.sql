-- Admin users, their sessions, the first admin's set-up links, and what they did.

CREATE TABLE users (
  "_id" text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  password text NOT NULL,
  lastsignin timestamptz,
  created timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  "user" text NOT NULL REFERENCES users ON DELETE CASCADE,
  created timestamptz NOT NULL DEFAULT now(),
  last_seen timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX sessions_of_user ON sessions ("user");

CREATE TABLE setup_links (
  token_hash bytea PRIMARY KEY,
  created timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE audit (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  date timestamptz NOT NULL DEFAULT now(),
  event text NOT NULL,
  "user" text,
  network text,
  subject text
);

-- Shared by all instances; losing it in a crash costs nothing.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
