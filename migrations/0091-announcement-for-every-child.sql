-- The default words to announce the vaccine were not true for every child. Words that staff changed stay.
UPDATE settings SET content = content || jsonb_build_object(
  'announce_en', 'I would like to talk about the HPV vaccine today. It helps prevent cancers that HPV can cause.')
WHERE section = 'visit' AND content->>'announce_en' =
  'Your child is due for a few shots today. One of them helps prevent cancers that HPV can cause.';
UPDATE settings SET content = content || jsonb_build_object(
  'announce_es', 'Hoy quiero hablar con usted de la vacuna contra el VPH. Ayuda a prevenir cánceres que puede causar el VPH.')
WHERE section = 'visit' AND content->>'announce_es' =
  'Hoy le tocan a su hijo vacunas que lo protegen de varias enfermedades. Una de ellas ayuda a prevenir cánceres que causa el VPH.';
