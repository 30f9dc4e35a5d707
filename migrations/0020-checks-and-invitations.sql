-- By which day staff want to read a text again, and why.
ALTER TABLE concerns
  ADD checkby text NOT NULL DEFAULT '',
  ADD checkwhy text NOT NULL DEFAULT '';
