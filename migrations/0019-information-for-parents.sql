-- Who runs and pays for a site that is older, the foot of its pages has said already. All other texts of the
-- new section come when the site starts, as in any that is new.
INSERT INTO settings
SELECT 'information', jsonb_build_object(
  'whoruns_en', content -> 'funding_en',
  'whoruns_es', content -> 'funding_es',
  'reachus_en', 'You can write to us on the contact page.',
  'reachus_es', 'Puede escribirnos desde la página de contacto.'
) FROM settings WHERE section = 'main' AND content ? 'funding_en';
