-- Events lie week by week (Monday, UTC), so that those kept long enough go as a whole. What came
-- before stays together as one partition; what belongs to no week goes to the default one.

-- Reads all rows while others write.
ALTER TABLE events VALIDATE CONSTRAINT events_until;

DROP VIEW counted_events;
DROP TRIGGER events_counted ON events;
DROP TRIGGER events_discounted ON events;
ALTER TABLE events RENAME TO events_older;
ALTER INDEX events_by_date RENAME TO events_older_by_date;
ALTER INDEX events_demo RENAME TO events_older_demo;

CREATE TABLE events (LIKE events_older INCLUDING DEFAULTS) PARTITION BY RANGE (date);
CREATE INDEX events_demo ON events (date) WHERE demo;
CREATE TABLE events_default PARTITION OF events DEFAULT;
CREATE INDEX events_default_by_date ON events_default (date);

DO $$ BEGIN
  IF EXISTS (SELECT FROM events_older) THEN
    EXECUTE format('ALTER TABLE events ATTACH PARTITION events_older FOR VALUES FROM (MINVALUE) TO (%L)',
      (week_of(now()) + 14)::timestamp AT TIME ZONE 'UTC');
    ALTER TABLE events_older DROP CONSTRAINT events_until;
  ELSE
    DROP TABLE events_older;
  END IF;
END $$;

-- As before; and the sums of weeks that are over are kept by the instances, until something of them changes.
CREATE OR REPLACE FUNCTION count_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  -- Whoever writes a great many at once says so, and rebuilds the counts afterwards.
  IF coalesce(current_setting('hpv_quiz.bulk', true), '') <> '' THEN RETURN NULL; END IF;
  INSERT INTO event_counts AS known
  SELECT demo, week_of(date), language, counted_name(name, place), least(coalesce(number, -1), 200),
    least(coalesce(seconds, -1), 300), pg_backend_pid() % 4, sign * count(*)
  FROM changed GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (demo, week, language, name, number, seconds, slot)
  DO UPDATE SET count = known.count + excluded.count;
  IF EXISTS (SELECT FROM changed WHERE week_of(date) < week_of(now())) THEN
    NOTIFY content_changed;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER events_counted AFTER INSERT ON events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_events();
CREATE TRIGGER events_discounted AFTER DELETE ON events
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_events();

-- An older release that still runs deletes by the place of a row, which is no longer its alone.
CREATE FUNCTION keep_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER events_kept BEFORE DELETE ON events FOR EACH ROW
  WHEN (OLD.date > now() - interval '24 months' AND NOT OLD.demo
    AND coalesce(current_setting('hpv_quiz.bulk', true), '') = '')
  EXECUTE FUNCTION keep_row();

-- All but the default one; the one without a beginning holds whatever came before its end.
CREATE VIEW event_partitions AS
  SELECT oid::regclass AS partition,
    substring(bound FROM 'FROM \(''([^'']+)')::timestamptz AS begins,
    substring(bound FROM 'TO \(''([^'']+)')::timestamptz AS ends
  FROM (
    SELECT oid, pg_get_expr(relpartbound, oid) AS bound
    FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE inhparent = 'events'::regclass
  ) AS partitions WHERE bound <> 'DEFAULT';

-- Makes the partition of a week that has none, with whatever the default one holds of it.
CREATE FUNCTION make_event_week(week date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  monday date := date_trunc('week', week::timestamp);
  first timestamptz := monday::timestamp AT TIME ZONE 'UTC';
  until timestamptz := (monday + 7)::timestamp AT TIME ZONE 'UTC';
  name text := 'events_' || to_char(monday, 'YYYYMMDD');
  bulk text := coalesce(current_setting('hpv_quiz.bulk', true), '');
BEGIN
  IF EXISTS (SELECT FROM event_partitions WHERE coalesce(begins, '-infinity') < until AND ends > first) THEN
    RETURN false;
  END IF;
  LOCK TABLE ONLY events IN SHARE UPDATE EXCLUSIVE MODE;
  LOCK TABLE events_default IN ACCESS EXCLUSIVE MODE;
  EXECUTE format('CREATE TABLE %I (LIKE events INCLUDING DEFAULTS)', name);
  PERFORM set_config('hpv_quiz.bulk', 'yes', true);
  EXECUTE format('WITH moved AS (DELETE FROM events_default WHERE date >= %L AND date < %L RETURNING *)
    INSERT INTO %I SELECT * FROM moved', first, until, name);
  PERFORM set_config('hpv_quiz.bulk', bulk, true);
  EXECUTE format('ALTER TABLE events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', name, first, until);
  RETURN true;
END $$;

SELECT make_event_week(week_of(now()) + 7 * number) FROM generate_series(0, 4) AS number;

-- Every week of which there may be a row or a sum.
CREATE FUNCTION weeks_to_count() RETURNS SETOF date LANGUAGE plpgsql STABLE AS $$
DECLARE
  known record;
  part regclass;
  first date;
  until date;
BEGIN
  SELECT min(week) AS first, max(week) AS until INTO first, until FROM (
    SELECT week FROM event_counts
    UNION ALL SELECT week FROM result_counts
    UNION ALL SELECT week_of(date) FROM results WHERE final
    UNION ALL SELECT week_of(begins) FROM event_partitions WHERE begins <= now()
  ) AS weeks;
  -- Of the others the first and the last row are known by an index.
  FOR part IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'events'::regclass
    AND inhrelid NOT IN (SELECT partition FROM event_partitions WHERE begins IS NOT NULL)
  LOOP
    EXECUTE format('SELECT week_of(min(date)) AS first, week_of(max(date)) AS until FROM %s', part) INTO known;
    first := least(first, known.first);
    until := greatest(until, known.until);
  END LOOP;
  RETURN QUERY SELECT week::date FROM generate_series(first::timestamp, until::timestamp, '7 days') AS week;
END $$;

-- Counts a week again and puts right what differed; answers how many sums that were. Rows and sums are
-- those of one moment, and what is wrong is added or taken away: whoever writes meanwhile goes on.
CREATE FUNCTION rebuild_event_week(wanted date) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  first timestamptz := wanted::timestamp AT TIME ZONE 'UTC';
  until timestamptz := (wanted + 7)::timestamp AT TIME ZONE 'UTC';
  amount bigint;
BEGIN
  WITH fresh AS (
    SELECT demo, language, counted_name(name, place) AS name, least(coalesce(number, -1), 200) AS number,
      least(coalesce(seconds, -1), 300) AS seconds, count(*) AS count
    FROM events WHERE date >= first AND date < until GROUP BY 1, 2, 3, 4, 5
  ), kept AS (
    SELECT demo, language, name, number, seconds, sum(count) AS count
    FROM event_counts WHERE demo IN (false, true) AND week = wanted GROUP BY 1, 2, 3, 4, 5
  ), different AS (
    SELECT demo, language, name, number, seconds, coalesce(fresh.count, 0) - coalesce(kept.count, 0) AS missing
    FROM fresh FULL JOIN kept USING (demo, language, name, number, seconds)
    WHERE coalesce(fresh.count, 0) <> coalesce(kept.count, 0)
  ), put_right AS (
    INSERT INTO event_counts AS known
    SELECT demo, wanted, language, name, number, seconds, 0, missing FROM different ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (demo, week, language, name, number, seconds, slot)
    DO UPDATE SET count = known.count + excluded.count
  )
  SELECT count(*) INTO amount FROM different;
  IF amount > 0 THEN NOTIFY content_changed; END IF;
  RETURN amount;
END $$;

CREATE FUNCTION rebuild_result_week(wanted date) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  first timestamptz := wanted::timestamp AT TIME ZONE 'UTC';
  until timestamptz := (wanted + 7)::timestamp AT TIME ZONE 'UTC';
  amount bigint;
BEGIN
  WITH finals AS (
    SELECT demo, language, ranked FROM results WHERE final AND NOT demo AND date >= first AND date < until
    UNION ALL
    SELECT demo, language, ranked FROM results WHERE final AND demo AND date >= first AND date < until
  ), fresh AS (
    SELECT demo, language, concern, place, count(*) AS count FROM (
      SELECT demo, language, '' AS concern, 0 AS place FROM finals
      UNION ALL
      SELECT demo, language, main.concern, main.place::integer
      FROM finals, unnest(ranked[1:3]) WITH ORDINALITY AS main (concern, place)
    ) AS counted GROUP BY 1, 2, 3, 4
  ), kept AS (
    SELECT demo, language, concern, place, sum(count) AS count
    FROM result_counts WHERE demo IN (false, true) AND week = wanted GROUP BY 1, 2, 3, 4
  ), different AS (
    SELECT demo, language, concern, place, coalesce(fresh.count, 0) - coalesce(kept.count, 0) AS missing
    FROM fresh FULL JOIN kept USING (demo, language, concern, place)
    WHERE coalesce(fresh.count, 0) <> coalesce(kept.count, 0)
  ), put_right AS (
    INSERT INTO result_counts AS known
    SELECT demo, wanted, language, concern, place, 0, missing FROM different ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (demo, week, language, concern, place, slot)
    DO UPDATE SET count = known.count + excluded.count
  )
  SELECT count(*) INTO amount FROM different;
  RETURN amount;
END $$;

-- One at a time: two that count the same week would put it right twice.
CREATE FUNCTION rebuild_week(wanted date) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('insights'));
  RETURN rebuild_event_week(wanted) + rebuild_result_week(wanted);
END $$;

CREATE OR REPLACE FUNCTION rebuild_insights() RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT coalesce(sum(rebuild_week(week)), 0) FROM weeks_to_count() AS week);
END $$;

-- A slow direct count of everything, beside which the sums can be laid.
CREATE VIEW counted_events AS
  SELECT demo, week_of(date) AS week, language, counted_name(name, place) AS name,
    least(coalesce(number, -1), 200) AS number, least(coalesce(seconds, -1), 300) AS seconds, count(*) AS count
  FROM events GROUP BY 1, 2, 3, 4, 5, 6;
