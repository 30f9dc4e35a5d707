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
  'Number of the row, in random order'
  /year
  'Year when the quiz was finished (UTC)'
  /language
  'Language of the quiz'
  /arrived
  'By a personal link, or without one'
  /child_age_group
  'The child’s age, in two groups'
  /child_doses
  'HPV doses before the quiz'
  /Q1_code
  'Q1. Is question 1 clear now?'
  /Q2_code
  'Q2. Is question 2 clear?'
  /C1_score
  'C1. Is it safe?: points'
  /C1_proposed_rank
  'C1. Is it safe?: place in the proposed order'
  /C1_chosen_rank
  'C1. Is it safe?: place in the family’s order'.
VALUE LABELS
   language
  'en' 'English'
  'es' 'Spanish'
  /arrived
  'invited' 'Invited'
  'walk-in' 'Not invited'
  /child_age_group
  '12 or younger' '12 or younger'
  '13 or older' '13 or older'
  'not asked' 'Not asked'
  /child_doses
  'none' 'None'
  'one' 'One'
  'two or more' 'Two or more'
  'some' 'Some, number unknown'
  'unknown' 'Not known'
  'not asked' 'Not asked'
  /Q1_code
  'A' 'No, not at all'
  'B' 'Probably not'
  'C' 'Not sure'
  'D' 'Probably'
  'E' 'Yes'
  /Q2_code
  'A' 'No, not at all'
  'B' 'Probably not'
  'C' 'Not sure'
  'D' 'Probably'
  'E' 'Yes'.
MISSING VALUES
   year (' ')
  /language (' ')
  /arrived (' ')
  /child_age_group (' ')
  /child_doses (' ')
  /Q1_code (' ')
  /Q2_code (' ').
EXECUTE.
