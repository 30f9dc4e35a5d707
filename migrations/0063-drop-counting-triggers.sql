-- Needs 0062: it uses the plain table and the sums of weeks only.
DROP TRIGGER final_results_counted ON results;
DROP TRIGGER final_results_discounted ON results;
DROP TRIGGER final_results_recounted ON results;

DROP VIEW counted_events, counted_results, event_partitions;
DROP TABLE events_by_week, event_counts, result_counts;

DROP FUNCTION rebuild_insights, rebuild_week, rebuild_event_week, rebuild_result_week, weeks_to_count,
  make_event_week, keep_row, count_events, count_final_result, count_result;
