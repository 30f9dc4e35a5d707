-- Made-up data that shows the product to others; it is never mistaken for what families said.
ALTER TABLE results ADD demo boolean NOT NULL DEFAULT false;

DROP INDEX results_finals_by_date;
CREATE INDEX results_finals_by_date ON results (date) WHERE final AND NOT demo;
CREATE INDEX results_demo ON results (date) WHERE demo;
