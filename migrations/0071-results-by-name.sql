-- The list of results is searched by the names that families typed. No extension: a managed server may lack it.
CREATE INDEX CONCURRENTLY results_by_name ON results
  USING gin (to_tsvector('simple', folded_text(parentname || ' ' || childname))) WHERE final;
