-- Most results have no contact and take no draft's place: an index need not say so of each.

DROP INDEX results_of_contact;
CREATE INDEX results_of_contact ON results (contact) WHERE contact IS NOT NULL;

ALTER TABLE results DROP CONSTRAINT results_draft_key;
CREATE UNIQUE INDEX results_one_successor ON results (draft) WHERE draft IS NOT NULL;
