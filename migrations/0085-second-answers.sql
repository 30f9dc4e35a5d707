-- A question may ask how likely a shot is; families answer it again after reading their results.
ALTER TABLE questions
  DROP CONSTRAINT questions_purpose_check,
  ADD CONSTRAINT questions_purpose_check CHECK (purpose IN ('age', 'doses', 'intention'));

ALTER TABLE results ADD second_answer text CHECK (second_answer IN ('A', 'B', 'C', 'D', 'E'));

-- The default question, if staff have not changed its words.
UPDATE questions SET purpose = 'intention' WHERE "_id" = (
  SELECT "_id" FROM questions
  WHERE purpose IS NULL
    AND replace(text, '{child}', 'your child')
      = 'How likely is your child to get an HPV shot in the next 12 months?'
    AND replace(text_es, '{child}', 'su hijo o hija')
      = '¿Qué tan probable es que su hijo o hija reciba esta vacuna en los próximos 12 meses?'
    AND ("labelA", "labelB", "labelC", "labelD", "labelE")
      = ('Very unlikely', 'Unlikely', 'Not sure', 'Likely', 'Very likely, or already had all doses')
    AND ("labelA_es", "labelB_es", "labelC_es", "labelD_es", "labelE_es")
      = ('Muy poco probable', 'Poco probable', 'No sé', 'Probable', 'Muy probable, o ya tiene todas las dosis')
  ORDER BY active DESC, position LIMIT 1
);
