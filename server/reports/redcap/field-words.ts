import type { Language } from "#shared/rules/language.ts";
import type {
  AgeGroup,
  DoseGroup,
} from "#shared/rules/quiz/visit/child-notes.ts";

export type Label = Record<Language, string>;

export const sectionLabels = {
  quiz: { en: "The quiz", es: "El cuestionario" },
  answers: { en: "Answers", es: "Respuestas" },
  concerns: {
    en: "Concerns: points and places",
    es: "Preocupaciones: puntos y lugares",
  },
};

export const fieldLabels = {
  record: { en: "Record ID", es: "ID del registro" },
  result: { en: "Code of the result", es: "Código del resultado" },
  date: {
    en: "When the quiz was finished",
    es: "Cuándo se terminó el cuestionario",
  },
  language: { en: "Language of the quiz", es: "Idioma del cuestionario" },
  information: {
    en: "Version of the information before the quiz",
    es: "Versión de la información antes del cuestionario",
  },
  wordings: {
    en: "Wording of each question",
    es: "Redacción de cada pregunta",
  },
  age: { en: "The child’s age", es: "Edad del niño o la niña" },
  doses: {
    en: "HPV doses before the quiz",
    es: "Dosis contra el VPH antes del cuestionario",
  },
  secondAnswer: {
    en: "The same question again, after reading the results",
    es: "La misma pregunta otra vez, después de leer los resultados",
  },
} satisfies Record<string, Label>;

export const fieldNotes = {
  result: {
    en: "The same as result_id in results.csv without names",
    es: "El mismo que result_id en results.csv sin nombres",
  },
  date: { en: "UTC", es: "UTC" },
  information: {
    en: "See information_version in codebook.csv",
    es: "Vea information_version en codebook.csv",
  },
  wordings: {
    en: "Q3:2 is the second wording of Q3 in codebook.csv",
    es: "Q3:2 es la segunda redacción de Q3 en codebook.csv",
  },
  secondAnswer: {
    en: "The question that is marked as asking how likely a shot is",
    es: "La pregunta marcada sobre qué tan probable es la vacuna",
  },
} satisfies Record<string, Label>;

export const rewordedNote = (amount: number): Label => ({
  en: `${amount} wordings over time, this is the newest`,
  es: `${amount} redacciones con el tiempo, esta es la más nueva`,
});

export const languageLabels: Record<Language, Label> = {
  en: { en: "English", es: "Inglés" },
  es: { en: "Spanish", es: "Español" },
};

export const ageLabels: Record<AgeGroup, Label> = {
  "under 9": { en: "Under 9", es: "Menos de 9 años" },
  "9 to 10": { en: "9 to 10", es: "9 o 10 años" },
  "11 to 12": { en: "11 to 12", es: "11 o 12 años" },
  "13 to 14": { en: "13 to 14", es: "13 o 14 años" },
  "15 or older": { en: "15 or older", es: "15 años o más" },
};

export const doseLabels: Record<DoseGroup, Label> = {
  none: { en: "None", es: "Ninguna" },
  one: { en: "One", es: "Una" },
  "two or more": { en: "Two or more", es: "Dos o más" },
  some: { en: "Some, number unknown", es: "Algunas, no se sabe cuántas" },
  unknown: { en: "Not known", es: "No se sabe" },
};

export const concernLabels = {
  score: { en: "points", es: "puntos" },
  prop: {
    en: "place in the proposed order",
    es: "lugar en el orden propuesto",
  },
  rank: {
    en: "place in the family’s order",
    es: "lugar en el orden de la familia",
  },
} satisfies Record<string, Label>;
