CREATE INDEX CONCURRENTLY contacts_by_day ON contacts (date, created DESC, "_id") WHERE archived IS NULL AND date IS NOT NULL;
