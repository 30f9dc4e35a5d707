-- What was done to one question, contact or account.
CREATE INDEX CONCURRENTLY audit_of_subject ON audit (subject, date);
