-- Whom a limit is about is kept as a hash, and the database's own clock ends it. What counts failed
-- sign-ins and texts outlives a crash, so the table is logged now. What it held lasts a day at most.
DROP TABLE rate_limits;

CREATE TABLE rate_limits (
  key bytea PRIMARY KEY,
  points integer NOT NULL,
  until timestamptz(3) NOT NULL
);

CREATE INDEX rate_limits_by_end ON rate_limits (until);
CREATE INDEX audit_by_date ON audit (date);
