-- What leaves as a table for spreadsheets.

-- A cell that no spreadsheet takes for a formula, and that stays on its line. Also behind blanks and
-- in their wide forms, the signs = + - @ | % begin one.
CREATE FUNCTION spreadsheet_cell(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN value ~ '^[\x01-\x20\x7f-\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]*[=+\-@|%＝＋－＠]'
    OR value ~ '^[\t\r\n]' THEN '''' ELSE '' END
    || regexp_replace(value, '[\r\n\x0b\x0c\x85\u2028\u2029]+', ' ', 'g')
$$;

CREATE INDEX results_finals_by_date ON results (date) WHERE final;

CREATE FUNCTION yes_or_no(value boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE value WHEN true THEN 'yes' WHEN false THEN 'no' END
$$;
