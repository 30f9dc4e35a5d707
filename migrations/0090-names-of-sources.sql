-- What the source of a line for the doctor is called.
ALTER TABLE concerns
  ADD COLUMN counselsourcename text NOT NULL DEFAULT '',
  ADD COLUMN counselsourcename_es text NOT NULL DEFAULT '';
