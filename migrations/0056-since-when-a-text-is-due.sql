ALTER TABLE campaign_contacts
  -- Which text was due first at which moment: it may wait for hours, a phone or the provider since.
  ADD COLUMN since timestamptz,
  ADD COLUMN since_text integer;
