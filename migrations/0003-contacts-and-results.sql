-- Who was invited, what they answered, and the wordings they answered to.

CREATE TABLE contacts (
  "_id" text PRIMARY KEY,
  name text NOT NULL,
  childname text NOT NULL DEFAULT '',
  phone text NOT NULL CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  redcapid text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  -- When the link was sent; above 0 its quiz is pending.
  date timestamptz,
  active integer NOT NULL DEFAULT 1,
  created timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT contacts_once_each UNIQUE (phone, name, childname)
);

-- Each wording of a question that anybody was asked in, once. Nothing here ever changes: results
-- point here, so that editing a question never changes what was answered.
CREATE TABLE wordings (
  number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash bytea NOT NULL UNIQUE,
  question text NOT NULL,
  text text NOT NULL,
  text_es text NOT NULL,
  concern text,
  concern_name text,
  concern_name_es text,
  labels text[] NOT NULL,
  labels_es text[] NOT NULL
);

CREATE TABLE results (
  "_id" text PRIMARY KEY,
  final boolean NOT NULL,
  date timestamptz NOT NULL DEFAULT now(),
  language text NOT NULL CHECK (language IN ('en', 'es')),
  contact text REFERENCES contacts ON DELETE SET NULL,
  parentname text NOT NULL,
  childname text NOT NULL DEFAULT '',
  -- Answer by answer: the wording's number (null: the question was unknown) and the letter.
  asked integer[] NOT NULL,
  chosen text[] NOT NULL,
  -- Concern by concern, in the order proposed: id and score; then the ids in the order chosen.
  proposed text[] NOT NULL,
  scores integer[] NOT NULL,
  ranked text[],
  -- The draft that this final result took the place of.
  draft text UNIQUE,
  problem text,
  CHECK (final = (ranked IS NOT NULL)),
  CHECK (cardinality(asked) = cardinality(chosen)),
  CHECK (cardinality(proposed) = cardinality(scores))
);

CREATE UNIQUE INDEX results_one_final_per_contact ON results (contact) WHERE final;
CREATE INDEX results_of_contact ON results (contact);
CREATE INDEX results_drafts ON results (date) WHERE NOT final;
