-- What the list of contacts is searched, narrowed and put in order by, for more of them than a browser can hold.

-- Text as people compare it: without capitals, accents and parentheses. No extension: a managed server may lack it.
CREATE FUNCTION folded_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f()]', '', 'g'))
$$;

ALTER TABLE contacts
  ADD COLUMN searched text GENERATED ALWAYS AS (
    folded_text(name || E'\n' || childname || E'\n' || phone || E'\n' || redcapid)) STORED,
  -- School, site, wave: words of the staff.
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  -- Since when it is out of the list and gets no texts.
  ADD COLUMN archived timestamptz,
  -- Counts the saves, so that a second one knows it is late.
  ADD COLUMN version integer NOT NULL DEFAULT 1;
