-- A question may ask how likely a shot is; families answer it again after reading their results. Staff mark it on an
-- existing site: instances of the former release, which run during an upgrade, cannot read a question with this purpose.
ALTER TABLE questions
  DROP CONSTRAINT questions_purpose_check,
  ADD CONSTRAINT questions_purpose_check CHECK (purpose IN ('age', 'doses', 'intention'));

ALTER TABLE results ADD second_answer text CHECK (second_answer IN ('A', 'B', 'C', 'D', 'E'));
