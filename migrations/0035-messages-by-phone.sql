CREATE INDEX CONCURRENTLY messages_by_phone ON messages ("to", not_before DESC) WHERE not_before IS NOT NULL;
