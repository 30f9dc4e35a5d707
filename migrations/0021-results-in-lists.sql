-- The list of results with a problem, newest first; these are few, but drafts and deleted contacts add up.
CREATE INDEX results_list_of_problems ON results (date DESC, "_id" DESC)
  WHERE (NOT final OR problem IS NOT NULL) AND NOT demo;
DROP INDEX results_with_problem;

-- Every instance keeps final results that were read, and drops them when one is erased.
CREATE TRIGGER finals_erased AFTER DELETE ON results
  FOR EACH ROW WHEN (OLD.final) EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER finals_changed AFTER UPDATE OF language, asked, chosen, proposed, scores, ranked ON results
  FOR EACH ROW WHEN (OLD.final) EXECUTE FUNCTION announce_content_change();
