import type { DescribingColumn } from "#shared/rules/reports/open-data.ts";
import {
  concernLabels,
  fieldLabels,
  type Label,
} from "#server/reports/redcap/field-words.ts";
import type { twoAgeGroups } from "./families.ts";

export const rowLabel: Label = {
  en: "Number of the row, in random order",
  es: "Número de la fila, en orden al azar",
};

export const describingLabels: Record<DescribingColumn, Label> = {
  quarter: {
    en: "Quarter of the year when the quiz was finished (UTC)",
    es: "Trimestre en que se terminó el cuestionario (UTC)",
  },
  year: {
    en: "Year when the quiz was finished (UTC)",
    es: "Año en que se terminó el cuestionario (UTC)",
  },
  language: fieldLabels.language,
  arrived: {
    en: "By a personal link, or without one",
    es: "Con un enlace personal o sin él",
  },
  child_age: fieldLabels.age,
  child_age_group: {
    en: "The child’s age, in two groups",
    es: "Edad del niño o la niña, en dos grupos",
  },
  child_doses: fieldLabels.doses,
  information_version: fieldLabels.information,
};

export const notAskedLabel: Label = { en: "Not asked", es: "No se preguntó" };

export const arrivedLabels: Record<"invited" | "walk-in", Label> = {
  invited: { en: "Invited", es: "Con invitación" },
  "walk-in": { en: "Not invited", es: "Sin invitación" },
};

export const twoAgeLabels: Record<(typeof twoAgeGroups)[number], Label> = {
  "12 or younger": { en: "12 or younger", es: "12 años o menos" },
  "13 or older": { en: "13 or older", es: "13 años o más" },
};

/** As in results.csv; REDCap's names are shorter. */
export const rankLabels = {
  score: concernLabels.score,
  proposed_rank: concernLabels.prop,
  chosen_rank: concernLabels.rank,
} satisfies Record<string, Label>;
