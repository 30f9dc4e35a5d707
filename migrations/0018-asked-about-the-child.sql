-- A question may ask the child's age or the doses so far: results then know both, whatever staff call the question.

ALTER TABLE questions
  ADD purpose text CHECK (purpose IN ('age', 'doses')),
  ADD CONSTRAINT questions_one_purpose_each
    EXCLUDE USING btree (purpose WITH =) WHERE (active) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE wordings ADD purpose text;

-- The two default questions, where staff left their words alone.
UPDATE questions SET purpose = 'age' WHERE "_id" = (
  SELECT "_id" FROM questions
  WHERE text = 'How old is the child you are thinking about?'
    AND text_es = '¿Cuántos años tiene el niño o la niña en quien está pensando?'
    AND ("labelA", "labelB", "labelC", "labelD", "labelE")
      = ('Under 9', '9 or 10', '11 or 12', '13 or 14', '15 or older')
    AND ("labelA_es", "labelB_es", "labelC_es", "labelD_es", "labelE_es")
      = ('Menos de 9 años', '9 o 10 años', '11 o 12 años', '13 o 14 años', '15 años o más')
  ORDER BY active DESC, position LIMIT 1
);

UPDATE questions SET purpose = 'doses' WHERE "_id" = (
  SELECT "_id" FROM questions
  WHERE text = 'How many HPV shots has your child had so far?'
    AND text_es = '¿Cuántas dosis de la vacuna contra el VPH le han puesto hasta ahora a su hijo o hija?'
    AND ("labelA", "labelB", "labelC", "labelD", "labelE")
      = ('None yet', 'One', 'Two or more', 'Some, but I’m not sure how many', 'I don’t know')
    AND ("labelA_es", "labelB_es", "labelC_es", "labelD_es", "labelE_es")
      = ('Ninguna todavía', 'Una', 'Dos o más', 'Algunas, pero no sé cuántas', 'No sé')
  ORDER BY active DESC, position LIMIT 1
);

-- Which sections there are, the contract says; an older site gets the words of new ones when it starts.
ALTER TABLE settings DROP CONSTRAINT settings_section_check;
