-- Insights count the answers before and after reading over the whole time, without reading the results themselves.
CREATE INDEX CONCURRENTLY results_answered_twice ON results (demo, language, first_answer, second_answer, has_all_doses)
  WHERE first_answer IS NOT NULL AND final AND problem IS NULL;
