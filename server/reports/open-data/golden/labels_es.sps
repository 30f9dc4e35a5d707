* Encoding: UTF-8.
* Loads data.csv with its labels. If SPSS does not find it, write its folder before the name.
GET DATA /TYPE=TXT /FILE='data.csv' /ENCODING='UTF8' /ARRANGEMENT=DELIMITED
  /DELIMITERS=',' /QUALIFIER='"' /FIRSTCASE=2
  /VARIABLES=
  row F8.0
  year A4
  language A2
  arrived A7
  child_age_group A13
  child_doses A11
  Q1_code A1
  Q2_code A1
  C1_score F8.0
  C1_proposed_rank F8.0
  C1_chosen_rank F8.0.
VARIABLE LABELS
   row
  'Número de la fila, en orden al azar'
  /year
  'Año en que se terminó el cuestionario (UTC)'
  /language
  'Idioma del cuestionario'
  /arrived
  'Con un enlace personal o sin él'
  /child_age_group
  'Edad del niño o la niña, en dos grupos'
  /child_doses
  'Dosis contra el VPH antes del cuestionario'
  /Q1_code
  'Q1. ¿Es clara la pregunta 3?'
  /Q2_code
  'Q2. ¿Es clara la pregunta 2?'
  /C1_score
  'C1. ¿Es segura?: puntos'
  /C1_proposed_rank
  'C1. ¿Es segura?: lugar en el orden propuesto'
  /C1_chosen_rank
  'C1. ¿Es segura?: lugar en el orden de la familia'.
VALUE LABELS
   language
  'en' 'Inglés'
  'es' 'Español'
  /arrived
  'invited' 'Con invitación'
  'walk-in' 'Sin invitación'
  /child_age_group
  '12 or younger' '12 años o menos'
  '13 or older' '13 años o más'
  'not asked' 'No se preguntó'
  /child_doses
  'none' 'Ninguna'
  'one' 'Una'
  'two or more' 'Dos o más'
  'some' 'Algunas, no se sabe cuántas'
  'unknown' 'No se sabe'
  'not asked' 'No se preguntó'
  /Q1_code
  'A' 'No, para nada'
  'B' 'Creo que no'
  'C' 'No sé'
  'D' 'Creo que sí'
  'E' 'Sí'
  /Q2_code
  'A' 'No, para nada'
  'B' 'Creo que no'
  'C' 'No sé'
  'D' 'Creo que sí'
  'E' 'Sí'.
MISSING VALUES
   year (' ')
  /language (' ')
  /arrived (' ')
  /child_age_group (' ')
  /child_doses (' ')
  /Q1_code (' ')
  /Q2_code (' ').
EXECUTE.
