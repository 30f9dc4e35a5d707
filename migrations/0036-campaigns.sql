-- Texts that go out by a plan: whom a campaign is for, what is due to each of them, and what they got.
CREATE TABLE campaigns (
  "_id" text PRIMARY KEY,
  name text NOT NULL,
  -- draft: not started. What is over is still running, with nothing due.
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'running', 'paused', 'stopped')),
  text_en text NOT NULL,
  text_es text NOT NULL,
  reminder_en text NOT NULL DEFAULT '',
  reminder_es text NOT NULL DEFAULT '',
  -- At most so many reminders, each so many days after the text before.
  reminders integer NOT NULL DEFAULT 0 CHECK (reminders >= 0),
  reminderdays integer NOT NULL DEFAULT 3 CHECK (reminderdays > 0),
  -- How many get their first text on one day; null: everybody at once.
  wavesize integer CHECK (wavesize > 0),
  -- When to begin; null: when somebody starts it.
  start timestamptz,
  "user" text REFERENCES users ON DELETE SET NULL,
  created timestamptz NOT NULL DEFAULT now(),
  started timestamptz,
  paused timestamptz
);

CREATE TABLE campaign_contacts (
  campaign text NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  contact text NOT NULL REFERENCES contacts ON DELETE CASCADE,
  place integer NOT NULL,
  wave integer NOT NULL,
  -- How many texts they got.
  texts integer NOT NULL DEFAULT 0,
  -- When the next text is due; null before the start, and when it is over: then it says why.
  due timestamptz,
  ended text,
  PRIMARY KEY (campaign, contact)
);

CREATE INDEX campaign_contacts_due ON campaign_contacts (due) WHERE due IS NOT NULL;
CREATE INDEX campaign_contacts_of_contact ON campaign_contacts (contact);

-- Each text of a campaign, at most once: 0 is the first one, reminders follow.
CREATE TABLE campaign_texts (
  campaign text NOT NULL,
  contact text NOT NULL,
  step integer NOT NULL,
  message text NOT NULL UNIQUE REFERENCES messages ON DELETE CASCADE,
  PRIMARY KEY (campaign, contact, step),
  FOREIGN KEY (campaign, contact) REFERENCES campaign_contacts ON DELETE CASCADE
);
