-- Copies the events, and the sums of weeks that are over.
INSERT INTO events (date, language, name, place, number, seconds, demo)
  SELECT date, language, name, place, number, seconds, demo FROM events_by_week;

INSERT INTO event_weeks (week, language, name, number, seconds, count)
  SELECT week, language, name, number, seconds, sum(count) FROM event_counts
  WHERE NOT demo AND week < week_of(now() - interval '2 days')
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(count) > 0;

INSERT INTO result_weeks (week, language, concern, place, count)
  SELECT week, language, concern, place, sum(count) FROM result_counts
  WHERE NOT demo AND week < week_of(now() - interval '2 days')
  GROUP BY 1, 2, 3, 4 HAVING sum(count) > 0;
