# Loads data.csv with its labels. Open R in the folder of the files, then: source("labels_en.R")
open_data <- read.csv("data.csv", fileEncoding = "UTF-8-BOM", colClasses = "character",
  na.strings = "", check.names = FALSE)
with_label <- function(x, text) {
  attr(x, "label") <- text
  x
}
open_data[["row"]] <- with_label(as.integer(open_data[["row"]]),
  "Number of the row, in random order")
open_data[["year"]] <- with_label(open_data[["year"]],
  "Year when the quiz was finished (UTC)")
open_data[["language"]] <- with_label(factor(open_data[["language"]],
  levels = c("en", "es"),
  labels = c(
    "English",
    "Spanish")),
  "Language of the quiz")
open_data[["arrived"]] <- with_label(factor(open_data[["arrived"]],
  levels = c("invited", "walk-in"),
  labels = c(
    "Invited",
    "Not invited")),
  "By a personal link, or without one")
open_data[["child_age_group"]] <- with_label(factor(open_data[["child_age_group"]],
  levels = c("12 or younger", "13 or older", "not asked"),
  labels = c(
    "12 or younger",
    "13 or older",
    "Not asked")),
  "The child\u2019s age, in two groups")
open_data[["child_doses"]] <- with_label(factor(open_data[["child_doses"]],
  levels = c("none", "one", "two or more", "some", "unknown", "not asked"),
  labels = c(
    "None",
    "One",
    "Two or more",
    "Some, number unknown",
    "Not known",
    "Not asked")),
  "HPV doses before the quiz")
open_data[["Q1_code"]] <- with_label(factor(open_data[["Q1_code"]],
  levels = c("A", "B", "C", "D", "E"),
  labels = c(
    "No, not at all",
    "Probably not",
    "Not sure",
    "Probably",
    "Yes")),
  "Q1. Is question 1 clear now?")
open_data[["Q2_code"]] <- with_label(factor(open_data[["Q2_code"]],
  levels = c("A", "B", "C", "D", "E"),
  labels = c(
    "No, not at all",
    "Probably not",
    "Not sure",
    "Probably",
    "Yes")),
  "Q2. Is question 2 clear?")
open_data[["C1_score"]] <- with_label(as.integer(open_data[["C1_score"]]),
  "C1. Is it safe?: points")
open_data[["C1_proposed_rank"]] <- with_label(as.integer(open_data[["C1_proposed_rank"]]),
  "C1. Is it safe?: place in the proposed order")
open_data[["C1_chosen_rank"]] <- with_label(as.integer(open_data[["C1_chosen_rank"]]),
  "C1. Is it safe?: place in the family\u2019s order")
