-- The order of the list by the names of parents, of which a page in the middle is asked for too.
CREATE INDEX CONCURRENTLY contacts_by_name ON contacts (searched COLLATE "C", created DESC, "_id") WHERE archived IS NULL;
