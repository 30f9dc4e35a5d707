-- Beside a second answer: the answer before reading, and whether the child had all doses. Insights count them by an index.
ALTER TABLE results ADD first_answer text, ADD has_all_doses boolean;
