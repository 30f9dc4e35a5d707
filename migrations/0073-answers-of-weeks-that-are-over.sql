-- Sums up the answers of weeks that are over at once: a large study would wait long for the sweeps.
INSERT INTO answer_weeks (week, language, question, answer, count)
  SELECT week_of(date), results.language, coalesce(wordings.question, ''),
    CASE WHEN wordings.question IS NULL THEN '' ELSE given.answer END, count(*)
  FROM results LEFT JOIN unnest(asked, chosen) AS given (number, answer) ON true
    LEFT JOIN wordings ON wordings.number = given.number
  WHERE final AND NOT demo AND week_of(date) < week_of(now() - interval '2 days')
    AND NOT EXISTS (SELECT FROM answer_weeks AS known WHERE known.week = week_of(date))
  GROUP BY 1, 2, 3, 4;
