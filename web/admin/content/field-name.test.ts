import { expect, test } from "vitest";
import { fieldName } from "./field-name.ts";

test.each([
  ["text_es", "Text in Spanish", "Texto en español"],
  ["name", "Name", "Nombre"],
  ["labelB_es", "B in Spanish", "B en español"],
  [
    "homePage.maintitle_es",
    "Home Page: Main title in Spanish",
    "Página de inicio: Título principal en español",
  ],
  [
    "aboutUs.profiles.0.bio_es",
    "About us: About this person in Spanish",
    "Quiénes somos: Sobre esta persona en español",
  ],
  ["clinic.phone", "Clinic: Phone", "Clínica: Teléfono"],
  ["newfield", "newfield", "newfield"],
  ["later.new_es", "later: new in Spanish", "later: new en español"],
])("fieldName turns %s into %s and %s", (stored, english, spanish) => {
  expect([fieldName(stored, "en"), fieldName(stored, "es")]).toEqual([
    english,
    spanish,
  ]);
});
