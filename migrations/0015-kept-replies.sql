-- Whom or what a kept reply speaks of, so that it can be erased with it.
ALTER TABLE idempotent_replies ADD about text;
CREATE INDEX idempotent_replies_about ON idempotent_replies (about) WHERE about IS NOT NULL;
