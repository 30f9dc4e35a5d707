-- The answer to a concern in one sentence, in both languages.
ALTER TABLE concerns
  ADD COLUMN summary text NOT NULL DEFAULT '',
  ADD COLUMN summary_es text NOT NULL DEFAULT '';
