-- What somebody recognises their own sessions by: the kind of browser, and the place in the network
-- without its last part, as in the audit.
ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN network text NOT NULL DEFAULT '';
