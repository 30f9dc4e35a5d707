* Loads data.csv with its labels. First change to the folder of the files with cd.
version 14
clear
import delimited using "data.csv", varnames(nonames) rowrange(2) stringcols(_all) encoding("UTF-8")
rename v1 row
rename v2 year
rename v3 language
rename v4 arrived
rename v5 child_age_group
rename v6 child_doses
rename v7 Q1_code
rename v8 Q2_code
rename v9 C1_score
rename v10 C1_proposed_rank
rename v11 C1_chosen_rank
destring row, replace
label variable row "Número de la fila, en orden al azar"
label variable year "Año en que se terminó el cuestionario (UTC)"
label define language_l ///
  1 "en" ///
  2 "es"
encode language, generate(encoded) label(language_l) noextend
order encoded, after(language)
drop language
rename encoded language
label define language_l ///
  1 "Inglés" ///
  2 "Español", replace
label variable language "Idioma del cuestionario"
label define arrived_l ///
  1 "invited" ///
  2 "walk-in"
encode arrived, generate(encoded) label(arrived_l) noextend
order encoded, after(arrived)
drop arrived
rename encoded arrived
label define arrived_l ///
  1 "Con invitación" ///
  2 "Sin invitación", replace
label variable arrived "Con un enlace personal o sin él"
label define child_age_group_l ///
  1 "12 or younger" ///
  2 "13 or older" ///
  3 "not asked"
encode child_age_group, generate(encoded) label(child_age_group_l) noextend
order encoded, after(child_age_group)
drop child_age_group
rename encoded child_age_group
label define child_age_group_l ///
  1 "12 años o menos" ///
  2 "13 años o más" ///
  3 "No se preguntó", replace
label variable child_age_group "Edad del niño o la niña, en dos grupos"
label define child_doses_l ///
  1 "none" ///
  2 "one" ///
  3 "two or more" ///
  4 "some" ///
  5 "unknown" ///
  6 "not asked"
encode child_doses, generate(encoded) label(child_doses_l) noextend
order encoded, after(child_doses)
drop child_doses
rename encoded child_doses
label define child_doses_l ///
  1 "Ninguna" ///
  2 "Una" ///
  3 "Dos o más" ///
  4 "Algunas, no se sabe cuántas" ///
  5 "No se sabe" ///
  6 "No se preguntó", replace
label variable child_doses "Dosis contra el VPH antes del cuestionario"
label define Q1_code_l ///
  1 "A" ///
  2 "B" ///
  3 "C" ///
  4 "D" ///
  5 "E"
encode Q1_code, generate(encoded) label(Q1_code_l) noextend
order encoded, after(Q1_code)
drop Q1_code
rename encoded Q1_code
label define Q1_code_l ///
  1 "No, para nada" ///
  2 "Creo que no" ///
  3 "No sé" ///
  4 "Creo que sí" ///
  5 "Sí", replace
label variable Q1_code "Q1. ¿Es clara la pregunta 3?"
label define Q2_code_l ///
  1 "A" ///
  2 "B" ///
  3 "C" ///
  4 "D" ///
  5 "E"
encode Q2_code, generate(encoded) label(Q2_code_l) noextend
order encoded, after(Q2_code)
drop Q2_code
rename encoded Q2_code
label define Q2_code_l ///
  1 "No, para nada" ///
  2 "Creo que no" ///
  3 "No sé" ///
  4 "Creo que sí" ///
  5 "Sí", replace
label variable Q2_code "Q2. ¿Es clara la pregunta 2?"
destring C1_score, replace
label variable C1_score "C1. ¿Es segura?: puntos"
destring C1_proposed_rank, replace
label variable C1_proposed_rank "C1. ¿Es segura?: lugar en el orden propuesto"
destring C1_chosen_rank, replace
label variable C1_chosen_rank "C1. ¿Es segura?: lugar en el orden de la familia"
