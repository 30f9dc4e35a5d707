CREATE INDEX CONCURRENTLY messages_kept ON messages (contact, date) WHERE state = 'kept' AND contact IS NOT NULL;
