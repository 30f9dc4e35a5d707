-- What one person did, newest first.
CREATE INDEX CONCURRENTLY audit_of_user ON audit ("user", date);
