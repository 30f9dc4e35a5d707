CREATE INDEX CONCURRENTLY messages_received ON messages (date DESC) WHERE state = 'received';
