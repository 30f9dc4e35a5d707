-- When a text may go: not before a moment, within the hours of its recipient, and which phones nobody can reach.
ALTER TABLE messages
  -- The moment that it was meant for; without one, when it was taken on.
  ADD COLUMN due timestamptz,
  -- Until then it waits; of one that was let go, when that was.
  ADD COLUMN not_before timestamptz,
  -- Without one it goes at any hour: a parent asked for it. lawful: within what the law allows.
  -- usual: within the hours that staff chose. automatic: so too, and once a day to a phone.
  ADD COLUMN timing text CHECK (timing IN ('lawful', 'usual', 'automatic'));

ALTER TABLE contacts ADD COLUMN timezone text NOT NULL DEFAULT '';

-- At most one row: the hours that staff chose.
CREATE TABLE texting_hours (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  opens integer NOT NULL,
  closes integer NOT NULL,
  sundayopens integer NOT NULL
);

-- Phones that texts do not reach, until somebody has checked the number.
CREATE TABLE dead_phones (
  phone text PRIMARY KEY,
  problem text NOT NULL,
  date timestamptz NOT NULL DEFAULT now()
);
