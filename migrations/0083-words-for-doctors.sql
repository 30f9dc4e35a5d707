-- What a doctor can say about a concern, and who signed these words.
ALTER TABLE concerns
  ADD COLUMN connect text NOT NULL DEFAULT '',
  ADD COLUMN connect_es text NOT NULL DEFAULT '',
  ADD COLUMN counsel text NOT NULL DEFAULT '',
  ADD COLUMN counsel_es text NOT NULL DEFAULT '',
  ADD COLUMN counselsource text NOT NULL DEFAULT '',
  ADD COLUMN counselread text NOT NULL DEFAULT '',
  ADD COLUMN signedby text NOT NULL DEFAULT '',
  ADD COLUMN signedon text NOT NULL DEFAULT '',
  ADD COLUMN signedtext text NOT NULL DEFAULT '';
