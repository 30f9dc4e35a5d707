-- How often each answer was given in a week; the weeks that are over are summed up by the next sweep.
CREATE TABLE answer_weeks (
  week date NOT NULL,
  language text NOT NULL,
  -- '' counts results without a known answer, so that their week has a sum.
  question text NOT NULL,
  answer text NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (week, language, question, answer)
);
