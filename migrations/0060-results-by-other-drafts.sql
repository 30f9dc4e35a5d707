CREATE INDEX CONCURRENTLY results_by_other_drafts ON results USING gin (other_drafts) WHERE other_drafts IS NOT NULL;
