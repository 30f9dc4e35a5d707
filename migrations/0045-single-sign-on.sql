-- Who somebody is to the identity provider: an address may pass to somebody else, this never does.
CREATE TABLE sign_on_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  "user" text NOT NULL REFERENCES users ON DELETE CASCADE,
  created timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject),
  UNIQUE ("user", issuer)
);
