-- No query used this index, and no release wrote this timing.
DROP INDEX messages_by_phone;
ALTER TABLE messages DROP CONSTRAINT messages_timing_check,
  ADD CONSTRAINT messages_timing_check CHECK (timing IN ('lawful', 'usual'));
