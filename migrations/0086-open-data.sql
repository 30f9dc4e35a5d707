-- What each open data package contained, without its rows. The next package must agree with the last one.
CREATE TABLE open_data_packages (
  number integer PRIMARY KEY,
  date timestamptz NOT NULL DEFAULT now(),
  -- Results that were finished before this moment are in the package.
  before timestamptz NOT NULL,
  "user" text,
  who text NOT NULL,
  rows integer NOT NULL,
  -- The columns that describe families, and how many rows have which values in them.
  plan jsonb NOT NULL,
  -- The columns with answers.
  answers text[] NOT NULL
);
