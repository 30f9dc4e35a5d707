import { ageGroups, doseGroups } from "#shared/rules/quiz/visit/child-notes.ts";

export type ColumnMeaning = {
  column: string;
  meaning: string;
  meaning_es?: string;
  values?: string;
  values_es?: string;
  /** Replaces the meaning for users who may not see names. */
  withoutNames?: { meaning: string; meaning_es: string };
};

const leftOut = {
  meaning: "Left out for research without names",
  meaning_es: "No se incluye en la investigación sin nombres",
};

export const first: ColumnMeaning[] = [
  {
    column: "result_id",
    meaning: "The result, as in the address of its page",
    meaning_es: "El resultado, como en la dirección de su página",
    withoutNames: {
      meaning: "A code for the result, the same in every file",
      meaning_es: "Un código del resultado, igual en todos los archivos",
    },
  },
  {
    column: "date",
    meaning: "When it was saved, in UTC (ISO 8601)",
    meaning_es: "Cuándo se guardó, en UTC (ISO 8601)",
  },
  {
    column: "language",
    meaning: "Language of the quiz",
    meaning_es: "Idioma del cuestionario",
    values: "en | es",
    values_es: "en | es",
  },
  {
    column: "arrived",
    meaning: "By a personal link, or without one",
    meaning_es: "Con un enlace personal o sin él",
    values: "invited | walk-in",
    values_es: "invited (con enlace) | walk-in (sin enlace)",
  },
  {
    column: "contact_id",
    meaning: "The contact that was invited",
    meaning_es: "El contacto invitado",
    withoutNames: leftOut,
  },
  {
    column: "redcap_id",
    meaning:
      "The contact's REDCap ID. An ID that a spreadsheet could run as a formula has an apostrophe in front; remove it before merging",
    meaning_es:
      "El ID de REDCap del contacto. Un ID que una hoja de cálculo podría ejecutar como fórmula lleva un apóstrofo delante; quítelo antes de unir archivos",
  },
  {
    column: "parent_name",
    meaning: "Name given by the parent",
    meaning_es: "Nombre que dio el padre o la madre",
    withoutNames: leftOut,
  },
  {
    column: "child_name",
    meaning: "Name given for the child",
    meaning_es: "Nombre que se dio del niño o la niña",
    withoutNames: leftOut,
  },
  {
    column: "problem",
    meaning: "Why a result is in problem_results.csv",
    meaning_es: "Por qué un resultado está en problem_results.csv",
    values: "unranked | contact deleted | question deleted",
    values_es:
      "unranked (sin ordenar) | contact deleted (contacto borrado) | question deleted (pregunta borrada)",
  },
];

/** These columns come last, so that existing columns keep their place. */
export const last: ColumnMeaning[] = [
  {
    column: "child_age",
    meaning: "The child's age, from the question that is marked for it",
    meaning_es: "La edad, según la pregunta marcada para eso",
    values: ageGroups.join(" | "),
    values_es:
      "under 9 (menos de 9 años) | 9 to 10 (9 o 10) | 11 to 12 (11 o 12) | 13 to 14 (13 o 14) | 15 or older (15 o más)",
  },
  {
    column: "child_doses",
    meaning: "HPV doses so far, from the question that is marked for it",
    meaning_es:
      "Dosis contra el VPH hasta entonces, según la pregunta marcada para eso",
    values: doseGroups.join(" | "),
    values_es:
      "none (ninguna) | one (una) | two or more (dos o más) | some (algunas, no se sabe cuántas) | unknown (no se sabe)",
  },
  {
    column: "information_version",
    meaning: "What the parent could read before starting; texts below",
    meaning_es: "Lo que se podía leer antes de empezar; textos abajo",
  },
  {
    column: "second_answer",
    meaning:
      "The answer after reading, to the question marked as asking how likely a shot is, in the wording of its first answer",
    meaning_es:
      "La respuesta después de leer, a la pregunta marcada sobre qué tan probable es la vacuna, con la redacción de la primera respuesta",
    values: "A | B | C | D | E",
    values_es: "A | B | C | D | E",
  },
];
