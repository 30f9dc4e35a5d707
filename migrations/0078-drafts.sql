-- Changes of the content that are not on the site yet. One draft per section, concern, question or order.
CREATE TABLE drafts (
  list text NOT NULL,
  id text NOT NULL,
  -- The current publication when the draft was started.
  base integer NOT NULL,
  -- Only the fields that differ from the site; all fields of a new item.
  fields jsonb NOT NULL,
  -- Every save takes a new number, also after the draft was deleted and started again.
  version serial NOT NULL,
  "user" text,
  author text NOT NULL,
  date timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (list, id)
);

ALTER TABLE publications ADD note text NOT NULL DEFAULT '';
