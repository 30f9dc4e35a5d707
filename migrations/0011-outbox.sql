-- Messages that leave the house: what became of each, and whom nobody may text.

ALTER TABLE messages DROP CONSTRAINT messages_state_check;
ALTER TABLE messages
  -- kept: nobody outside was asked to deliver it. sending: handed over, no answer yet.
  -- sent: taken on by the provider. unknown: nobody can tell whether it was. received: written to us.
  ADD CONSTRAINT messages_state_check CHECK (state IN
    ('kept', 'queued', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'received')),
  ADD problem text,
  ADD tries integer NOT NULL DEFAULT 0,
  ADD claimed timestamptz,
  ADD changed timestamptz NOT NULL DEFAULT now(),
  ADD provider_id text UNIQUE;

DROP INDEX messages_of_contact;
CREATE INDEX messages_of_contact ON messages (contact, date DESC) WHERE contact IS NOT NULL;
CREATE INDEX messages_under_way ON messages (changed)
  WHERE state IN ('queued', 'sending', 'unknown');

CREATE INDEX messages_news ON messages (changed) WHERE contact IS NOT NULL;

CREATE TABLE opt_outs (
  phone text PRIMARY KEY,
  date timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX opt_outs_by_date ON opt_outs (date);
