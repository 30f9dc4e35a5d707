-- The events kept so far become one partition in the next step: all of them came before a day that
-- lies ahead. This is only said here; it is checked there, without holding anybody up.

DO $$ BEGIN
  EXECUTE format('ALTER TABLE events ADD CONSTRAINT events_until CHECK (date < %L) NOT VALID',
    (week_of(now()) + 14)::timestamp AT TIME ZONE 'UTC');
END $$;
