-- Public keys by which staff sign in: their private halves never leave a phone, a computer or a security key.
CREATE TABLE passkeys (
  _id text PRIMARY KEY,
  "user" text NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  -- The host it was made for: browsers offer it nowhere else.
  host text NOT NULL,
  credential bytea NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- Counts up with each use, where a key counts at all.
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  -- Whether it checks a finger, a face or a PIN by itself, and so opens without a password.
  alone boolean NOT NULL,
  added timestamptz NOT NULL DEFAULT now(),
  used timestamptz
);

CREATE INDEX passkeys_of_user ON passkeys ("user");

-- What a passkey is to sign, once: for which purpose, and for which session or half sign-in alone.
CREATE TABLE passkey_challenges (
  hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign_in', 'second_step')),
  bound bytea NOT NULL,
  created timestamptz NOT NULL DEFAULT now()
);
