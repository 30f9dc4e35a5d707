-- What researchers look at, counted as it happens: by week (its Monday, UTC) and language. Every count
-- is exact; rebuild_insights() counts again from the rows themselves and says whether anything differed.

ALTER TABLE events ADD demo boolean NOT NULL DEFAULT false;
CREATE INDEX events_demo ON events (date) WHERE demo;

CREATE TABLE event_counts (
  demo boolean NOT NULL,
  week date NOT NULL,
  language text NOT NULL,
  -- Of a page that was viewed also which: `page_viewed /quiz`.
  name text NOT NULL,
  -- Of the question or the panel; -1: none. Whoever makes numbers up does not make the table grow.
  number integer NOT NULL,
  -- How long it took; -1: not measured. Five minutes and more are one.
  seconds integer NOT NULL,
  -- Those who count at the same time count in different rows.
  slot integer NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (demo, week, language, name, number, seconds, slot)
);

CREATE TABLE result_counts (
  demo boolean NOT NULL,
  week date NOT NULL,
  language text NOT NULL,
  -- One of the three main concerns of a finished quiz, and its place among them; '' and 0: the quiz itself.
  concern text NOT NULL,
  place integer NOT NULL,
  slot integer NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (demo, week, language, concern, place, slot)
);

CREATE FUNCTION week_of(moment timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT date_trunc('week', moment AT TIME ZONE 'UTC')::date
$$;

CREATE FUNCTION counted_name(name text, place text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE name WHEN 'page_viewed' THEN name || ' ' || place ELSE name END
$$;

CREATE FUNCTION count_events() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RETURN NULL;
END $$;

CREATE TRIGGER events_counted AFTER INSERT ON events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_events();
CREATE TRIGGER events_discounted AFTER DELETE ON events
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_events();

CREATE FUNCTION count_result(result results, amount integer) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO result_counts AS known
  SELECT result.demo, week_of(result.date), result.language, concern, place, pg_backend_pid() % 4, amount
  FROM (
    SELECT '' AS concern, 0 AS place
    UNION ALL
    SELECT concern, place FROM unnest(result.ranked[1:3]) WITH ORDINALITY AS main (concern, place)
  ) AS counted ORDER BY concern, place
  ON CONFLICT (demo, week, language, concern, place, slot)
  DO UPDATE SET count = known.count + excluded.count
$$;

CREATE FUNCTION count_final_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.final THEN PERFORM count_result(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.final THEN PERFORM count_result(NEW, 1); END IF;
  RETURN NULL;
END $$;

-- Drafts cost nothing.
CREATE TRIGGER final_results_counted AFTER INSERT ON results
  FOR EACH ROW WHEN (NEW.final AND coalesce(current_setting('hpv_quiz.bulk', true), '') = '')
  EXECUTE FUNCTION count_final_result();
CREATE TRIGGER final_results_discounted AFTER DELETE ON results
  FOR EACH ROW WHEN (OLD.final AND coalesce(current_setting('hpv_quiz.bulk', true), '') = '')
  EXECUTE FUNCTION count_final_result();
CREATE TRIGGER final_results_recounted AFTER UPDATE OF final, demo, date, language, ranked ON results
  FOR EACH ROW EXECUTE FUNCTION count_final_result();

CREATE VIEW counted_events AS
  SELECT demo, week_of(date) AS week, language, counted_name(name, place) AS name,
    least(coalesce(number, -1), 200) AS number, least(coalesce(seconds, -1), 300) AS seconds, count(*) AS count
  FROM events GROUP BY 1, 2, 3, 4, 5, 6;

CREATE VIEW counted_results AS
  SELECT demo, week_of(date) AS week, language, '' AS concern, 0 AS place, count(*) AS count
  FROM results WHERE final GROUP BY 1, 2, 3
  UNION ALL
  SELECT demo, week_of(date), language, main.concern, main.place::integer, count(*)
  FROM results, unnest(ranked[1:3]) WITH ORDINALITY AS main (concern, place)
  WHERE final GROUP BY 1, 2, 3, 4, 5;

-- Counts everything again; answers how many of the counts that were kept differed.
CREATE FUNCTION rebuild_insights() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE different bigint;
BEGIN
  LOCK TABLE events, results IN SHARE ROW EXCLUSIVE MODE;
  CREATE TEMPORARY TABLE recounted_events ON COMMIT DROP AS SELECT * FROM counted_events;
  CREATE TEMPORARY TABLE recounted_results ON COMMIT DROP AS SELECT * FROM counted_results;
  SELECT count(*) INTO different FROM (
    SELECT demo, week, language, name, number, seconds, sum(count) AS count FROM event_counts
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(count) <> 0
  ) AS kept FULL JOIN recounted_events AS fresh USING (demo, week, language, name, number, seconds)
  WHERE kept.count IS DISTINCT FROM fresh.count;
  different := different + (SELECT count(*) FROM (
    SELECT demo, week, language, concern, place, sum(count) AS count FROM result_counts
      GROUP BY 1, 2, 3, 4, 5 HAVING sum(count) <> 0
  ) AS kept FULL JOIN recounted_results AS fresh USING (demo, week, language, concern, place)
  WHERE kept.count IS DISTINCT FROM fresh.count);
  TRUNCATE event_counts, result_counts;
  INSERT INTO event_counts
    SELECT demo, week, language, name, number, seconds, 0, count FROM recounted_events;
  INSERT INTO result_counts
    SELECT demo, week, language, concern, place, 0, count FROM recounted_results;
  DROP TABLE recounted_events, recounted_results;
  RETURN different;
END $$;

INSERT INTO event_counts
  SELECT demo, week, language, name, number, seconds, 0, count FROM counted_events;
INSERT INTO result_counts
  SELECT demo, week, language, concern, place, 0, count FROM counted_results;

-- The browser of results: those with a problem are few.
CREATE INDEX results_with_problem ON results (date) WHERE problem IS NOT NULL;
