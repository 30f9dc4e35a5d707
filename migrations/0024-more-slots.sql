-- Final results that are handed in at the same moment count in rows of their own, one for each
-- connection of an instance: whoever shares a row waits until the other one is on the disk.

CREATE OR REPLACE FUNCTION count_result(result results, amount integer) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO result_counts AS known
  SELECT result.demo, week_of(result.date), result.language, concern, place, pg_backend_pid() % 16, amount
  FROM (
    SELECT '' AS concern, 0 AS place
    UNION ALL
    SELECT concern, place FROM unnest(result.ranked[1:3]) WITH ORDINALITY AS main (concern, place)
  ) AS counted ORDER BY concern, place
  ON CONFLICT (demo, week, language, concern, place, slot)
  DO UPDATE SET count = known.count + excluded.count
$$;
