-- The publication that each answer was read in, if they differ. Older results have only the newest.
ALTER TABLE results ADD publications integer[];
