-- What visitors say about the site, and every text message and mail that leaves it.

CREATE TABLE feedbacks (
  "_id" text PRIMARY KEY,
  date timestamptz NOT NULL DEFAULT now(),
  type text NOT NULL CHECK (type IN ('website', 'concern')),
  score integer NOT NULL CHECK (score BETWEEN 0 AND 5),
  useful boolean,
  findinformation boolean,
  wouldrecommend boolean,
  addorimprove text,
  concern text REFERENCES concerns,
  meetexpectations boolean,
  additionalinformation text,
  howhelpful integer
);

CREATE INDEX feedbacks_by_date ON feedbacks (date DESC);

CREATE TABLE messages (
  "_id" text PRIMARY KEY,
  date timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL CHECK (kind IN ('sms', 'mail')),
  "to" text NOT NULL,
  subject text,
  replyto text,
  body text NOT NULL,
  -- kept: stays here, for nobody outside was asked to deliver it.
  state text NOT NULL CHECK (state IN ('kept')),
  -- What may be sent only once bears the same hash every time.
  once bytea UNIQUE
);

CREATE INDEX messages_by_date ON messages (date DESC);

-- Made by the first instance that needs one, the same for all.
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE used_challenges (
  nonce text PRIMARY KEY,
  date timestamptz NOT NULL DEFAULT now()
);
