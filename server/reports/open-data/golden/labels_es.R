# Loads data.csv with its labels. Open R in the folder of the files, then: source("labels_es.R")
open_data <- read.csv("data.csv", fileEncoding = "UTF-8-BOM", colClasses = "character",
  na.strings = "", check.names = FALSE)
with_label <- function(x, text) {
  attr(x, "label") <- text
  x
}
open_data[["row"]] <- with_label(as.integer(open_data[["row"]]),
  "N\u00famero de la fila, en orden al azar")
open_data[["year"]] <- with_label(open_data[["year"]],
  "A\u00f1o en que se termin\u00f3 el cuestionario (UTC)")
open_data[["language"]] <- with_label(factor(open_data[["language"]],
  levels = c("en", "es"),
  labels = c(
    "Ingl\u00e9s",
    "Espa\u00f1ol")),
  "Idioma del cuestionario")
open_data[["arrived"]] <- with_label(factor(open_data[["arrived"]],
  levels = c("invited", "walk-in"),
  labels = c(
    "Con invitaci\u00f3n",
    "Sin invitaci\u00f3n")),
  "Con un enlace personal o sin \u00e9l")
open_data[["child_age_group"]] <- with_label(factor(open_data[["child_age_group"]],
  levels = c("12 or younger", "13 or older", "not asked"),
  labels = c(
    "12 a\u00f1os o menos",
    "13 a\u00f1os o m\u00e1s",
    "No se pregunt\u00f3")),
  "Edad del ni\u00f1o o la ni\u00f1a, en dos grupos")
open_data[["child_doses"]] <- with_label(factor(open_data[["child_doses"]],
  levels = c("none", "one", "two or more", "some", "unknown", "not asked"),
  labels = c(
    "Ninguna",
    "Una",
    "Dos o m\u00e1s",
    "Algunas, no se sabe cu\u00e1ntas",
    "No se sabe",
    "No se pregunt\u00f3")),
  "Dosis contra el VPH antes del cuestionario")
open_data[["Q1_code"]] <- with_label(factor(open_data[["Q1_code"]],
  levels = c("A", "B", "C", "D", "E"),
  labels = c(
    "No, para nada",
    "Creo que no",
    "No s\u00e9",
    "Creo que s\u00ed",
    "S\u00ed")),
  "Q1. \u00bfEs clara la pregunta 3?")
open_data[["Q2_code"]] <- with_label(factor(open_data[["Q2_code"]],
  levels = c("A", "B", "C", "D", "E"),
  labels = c(
    "No, para nada",
    "Creo que no",
    "No s\u00e9",
    "Creo que s\u00ed",
    "S\u00ed")),
  "Q2. \u00bfEs clara la pregunta 2?")
open_data[["C1_score"]] <- with_label(as.integer(open_data[["C1_score"]]),
  "C1. \u00bfEs segura?: puntos")
open_data[["C1_proposed_rank"]] <- with_label(as.integer(open_data[["C1_proposed_rank"]]),
  "C1. \u00bfEs segura?: lugar en el orden propuesto")
open_data[["C1_chosen_rank"]] <- with_label(as.integer(open_data[["C1_chosen_rank"]]),
  "C1. \u00bfEs segura?: lugar en el orden de la familia")
