-- Replies kept for whoever asks again with the same Idempotency-Key, and what visitors do, counted.

CREATE TABLE idempotent_replies (
  key bytea PRIMARY KEY,
  fingerprint bytea NOT NULL,
  reply bytea NOT NULL,
  date timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX idempotent_replies_by_date ON idempotent_replies (date);

CREATE TABLE events (
  date timestamptz NOT NULL DEFAULT now(),
  language text NOT NULL,
  name text NOT NULL,
  place text NOT NULL,
  number integer,
  seconds integer
);

CREATE INDEX events_by_date ON events (date);
