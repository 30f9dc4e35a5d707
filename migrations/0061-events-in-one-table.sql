-- Needs 0060: it adds events by name to whichever table has it, and its sums stay readable.
-- One plain table of events, and sums of weeks that are over. The old rows follow in the next step.
ALTER TABLE events RENAME TO events_by_week;

CREATE TABLE events (
  date timestamptz NOT NULL DEFAULT now(),
  language text NOT NULL,
  name text NOT NULL,
  place text NOT NULL,
  number integer,
  seconds integer,
  demo boolean NOT NULL DEFAULT false,
  -- A hash, kept for a day: the same step of the same visit is counted once.
  dedupe_key bytea
);

CREATE INDEX events_by_date ON events (date);
CREATE INDEX events_of_demo ON events (date) WHERE demo;
CREATE UNIQUE INDEX events_once ON events (dedupe_key) WHERE dedupe_key IS NOT NULL;

CREATE TABLE event_weeks (
  -- The Monday, UTC.
  week date NOT NULL,
  language text NOT NULL,
  -- With the place if a page was viewed: `page_viewed /quiz`.
  name text NOT NULL,
  -- The question or the panel; -1: none.
  number integer NOT NULL,
  -- -1: not measured; 300: five minutes or more.
  seconds integer NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (week, language, name, number, seconds) INCLUDE (count)
);

CREATE TABLE result_weeks (
  week date NOT NULL,
  language text NOT NULL,
  -- A main concern of finished quizzes and its place; '' and 0: the quizzes themselves.
  concern text NOT NULL,
  place integer NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (week, language, concern, place)
);
