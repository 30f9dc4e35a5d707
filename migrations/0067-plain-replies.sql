-- Replies are stored as they are sent; one that carries a secret is not stored. The sealed ones of the release
-- before are deleted by age, and their column goes with the next release.
ALTER TABLE idempotent_replies ALTER reply DROP NOT NULL;
ALTER TABLE idempotent_replies ADD body text;
