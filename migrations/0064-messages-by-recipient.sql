CREATE INDEX CONCURRENTLY messages_by_recipient ON messages ("to");
