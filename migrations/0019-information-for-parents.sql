-- What parents look for: the clinic that they may call. A new database gets its texts from the seed, and the
-- contract says which sections there are.

ALTER TABLE settings DROP CONSTRAINT IF EXISTS settings_section_check;

INSERT INTO settings
SELECT 'clinic', '{"clinicname": "", "address": "", "phone": "", "website": "", "hours_en": "", "hours_es": "",
  "spoken_en": "", "spoken_es": "", "fee_en": "", "fee_es": ""}'
WHERE EXISTS (SELECT FROM settings);
