-- In its own file, so that no lock of the table is held while its rows are read.
UPDATE results SET
  first_answer = (SELECT chosen[array_position(asked, number)] FROM wordings
    WHERE number = ANY(asked) AND purpose = 'intention' LIMIT 1),
  has_all_doses = (SELECT chosen[array_position(asked, number)] FROM wordings
    WHERE number = ANY(asked) AND purpose = 'doses' LIMIT 1) IS NOT DISTINCT FROM 'C'
WHERE second_answer IS NOT NULL;
