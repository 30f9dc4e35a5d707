ALTER TABLE campaign_texts
  -- Whether the link was opened on a phone after this text: without a time, and shown in sums only.
  ADD COLUMN opened boolean NOT NULL DEFAULT false;
