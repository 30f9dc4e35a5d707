import type {
  AgeGroup,
  DoseGroup,
} from "#shared/rules/quiz/visit/child-notes.ts";

type Words = {
  title: string;
  age: string;
  doses: string;
  ages: Record<AgeGroup, string>;
  dosesSoFar: Record<DoseGroup, string>;
};

const en: Words = {
  title: "For your child",
  age: "Child’s age",
  doses: "HPV shots so far",
  ages: {
    "under 9": "Under 9",
    "9 to 10": "9 or 10",
    "11 to 12": "11 or 12",
    "13 to 14": "13 or 14",
    "15 or older": "15 or older",
  },
  dosesSoFar: {
    none: "None yet",
    one: "One",
    "two or more": "Two or more",
    some: "Some, not sure how many",
    unknown: "Not known",
  },
};

const es: Words = {
  title: "Para su hijo o hija",
  age: "Edad",
  doses: "Dosis contra el VPH",
  ages: {
    "under 9": "Menos de 9 años",
    "9 to 10": "9 o 10 años",
    "11 to 12": "11 o 12 años",
    "13 to 14": "13 o 14 años",
    "15 or older": "15 años o más",
  },
  dosesSoFar: {
    none: "Ninguna todavía",
    one: "Una",
    "two or more": "Dos o más",
    some: "Algunas, no se sabe cuántas",
    unknown: "No se sabe",
  },
};

export const childWords = { en, es };
