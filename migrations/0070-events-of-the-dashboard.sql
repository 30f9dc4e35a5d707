-- Opened and shared, as the dashboard counts them for the last weeks.
CREATE INDEX CONCURRENTLY events_of_dashboard ON events (date, name)
  WHERE NOT demo AND (name IN ('shared', 'printed') OR (name = 'page_viewed' AND place IN ('/', '/{contactId}')));
