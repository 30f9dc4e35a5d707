CREATE INDEX CONCURRENTLY messages_to_phone ON messages ("to", date DESC) WHERE contact IS NOT NULL;
