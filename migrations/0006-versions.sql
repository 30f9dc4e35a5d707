-- Counts the saves, so that a second one knows it is late.
ALTER TABLE concerns ADD version integer NOT NULL DEFAULT 1;
ALTER TABLE questions ADD version integer NOT NULL DEFAULT 1;
