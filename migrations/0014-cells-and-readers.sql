-- A cell that no spreadsheet takes for a formula, also behind whatever is not seen: blanks, controls and every
-- character that Unicode calls a format or lets programs ignore.
CREATE OR REPLACE FUNCTION spreadsheet_cell(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN value ~ '^[\x01-\x20\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]*[=+\-@|%＝＋－＠]'
    OR value ~ '^[\t\r\n]' THEN '''' ELSE '' END
    || regexp_replace(value, '[\r\n\x0b\x0c\x85\u2028\u2029]+', ' ', 'g')
$$;

-- Whether somebody has just read a list is asked whenever the list is.
CREATE INDEX audit_of_event ON audit (event, date);
