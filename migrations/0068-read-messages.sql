-- Up to when each of the staff has read what families wrote.
CREATE TABLE message_reads (
  "user" text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  upto timestamptz NOT NULL DEFAULT now()
);
