CREATE INDEX CONCURRENTLY contacts_by_child ON contacts
  (split_part(searched, E'\n', 2) COLLATE "C", created DESC, "_id") WHERE archived IS NULL AND childname <> '';
