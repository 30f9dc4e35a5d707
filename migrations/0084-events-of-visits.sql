-- What families said after the visit. Insights count it over the whole time.
CREATE INDEX CONCURRENTLY events_of_visits ON events (demo, name, number, language) WHERE name LIKE 'visit_answer%';
