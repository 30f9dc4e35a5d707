-- By which day staff want to read a text again and why, and what an invitation says before anybody writes one.

ALTER TABLE concerns
  ADD checkby text NOT NULL DEFAULT '',
  ADD checkwhy text NOT NULL DEFAULT '';

UPDATE settings SET content = '{"checkby": "", "checkwhy": ""}'::jsonb || content
  WHERE section = 'main';

-- The contract says which sections there are, and every read is parsed by it.
ALTER TABLE settings DROP CONSTRAINT IF EXISTS settings_section_check;

INSERT INTO settings
  SELECT 'invitation', '{
    "message_en": "Placeholder: name of your clinic. A few questions to get ready for your visit. It takes 5 minutes. Reply STOP to stop.",
    "message_es": "Texto provisional: nombre de su centro de salud. Prepare su cita con unas preguntas. Son 5 minutos. Responda ALTO para cancelar."
  }'::jsonb
  WHERE EXISTS (SELECT FROM settings)
  ON CONFLICT DO NOTHING;
