-- A feedback with nothing to count from has no score. What was sent before stays as it is.

ALTER TABLE feedbacks ALTER COLUMN score DROP NOT NULL;
