-- Every text of the settings is there, also an empty one.
UPDATE settings SET content = '{"logo": ""}' || content WHERE section = 'clinic';
