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
label variable row "Number of the row, in random order"
label variable year "Year when the quiz was finished (UTC)"
label define language_l ///
  1 "en" ///
  2 "es"
encode language, generate(encoded) label(language_l) noextend
order encoded, after(language)
drop language
rename encoded language
label define language_l ///
  1 "English" ///
  2 "Spanish", replace
label variable language "Language of the quiz"
label define arrived_l ///
  1 "invited" ///
  2 "walk-in"
encode arrived, generate(encoded) label(arrived_l) noextend
order encoded, after(arrived)
drop arrived
rename encoded arrived
label define arrived_l ///
  1 "Invited" ///
  2 "Not invited", replace
label variable arrived "By a personal link, or without one"
label define child_age_group_l ///
  1 "12 or younger" ///
  2 "13 or older" ///
  3 "not asked"
encode child_age_group, generate(encoded) label(child_age_group_l) noextend
order encoded, after(child_age_group)
drop child_age_group
rename encoded child_age_group
label define child_age_group_l ///
  1 "12 or younger" ///
  2 "13 or older" ///
  3 "Not asked", replace
label variable child_age_group "The child’s age, in two groups"
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
  1 "None" ///
  2 "One" ///
  3 "Two or more" ///
  4 "Some, number unknown" ///
  5 "Not known" ///
  6 "Not asked", replace
label variable child_doses "HPV doses before the quiz"
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
  1 "No, not at all" ///
  2 "Probably not" ///
  3 "Not sure" ///
  4 "Probably" ///
  5 "Yes", replace
label variable Q1_code "Q1. Is question 1 clear now?"
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
  1 "No, not at all" ///
  2 "Probably not" ///
  3 "Not sure" ///
  4 "Probably" ///
  5 "Yes", replace
label variable Q2_code "Q2. Is question 2 clear?"
destring C1_score, replace
label variable C1_score "C1. Is it safe?: points"
destring C1_proposed_rank, replace
label variable C1_proposed_rank "C1. Is it safe?: place in the proposed order"
destring C1_chosen_rank, replace
label variable C1_chosen_rank "C1. Is it safe?: place in the family’s order"
