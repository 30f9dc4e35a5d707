import { answerLabels } from "#shared/rules/quiz/answers.ts";

export type AnswerLabels = ReturnType<typeof answers>;

/**
 * Five answer labels in both languages, from the strongest worry to the weakest. Each of the first two makes a
 * concern a main one, so the second label must be a clear answer, too.
 */
export function answers(
  english: [string, string, string, string, string],
  spanish: [string, string, string, string, string],
) {
  return answerLabels((place, language) => {
    const labels = language === "es" ? spanish : english;
    return labels[place] ?? "";
  });
}

export const worry = answers(
  [
    "Very worried",
    "Worried",
    "A little worried",
    "Hardly worried",
    "Not worried at all",
  ],
  ["Mucho", "Bastante", "Un poco", "Casi nada", "Nada"],
);

export const agree = answers(
  ["Strongly agree", "Agree", "Not sure", "Disagree", "Strongly disagree"],
  [
    "Muy de acuerdo",
    "De acuerdo",
    "No sé",
    "En desacuerdo",
    "Muy en desacuerdo",
  ],
);

export const hard = answers(
  ["Very hard", "Hard", "Neither hard nor easy", "Easy", "Very easy"],
  ["Muy difícil", "Difícil", "Más o menos", "Fácil", "Muy fácil"],
);

/** Reversed: "no" is the strongest worry. */
export const yesOrNo = answers(
  ["No, not at all", "Probably not", "Not sure", "Probably", "Yes, definitely"],
  ["No, para nada", "Creo que no", "No sé", "Creo que sí", "Sí, sin duda"],
);

/** Reversed: "not well" is the strongest worry. */
export const howWell = answers(
  ["Not well at all", "Not very well", "Not sure", "Well", "Very well"],
  ["Nada bien", "No muy bien", "No sé", "Bien", "Muy bien"],
);

/** Reversed: the strongest worry is never having been advised. */
export const recalled = answers(
  [
    "No, never",
    "I don’t think so",
    "I don’t remember",
    "I think so",
    "Yes, clearly",
  ],
  [
    "No, nunca",
    "Creo que no",
    "No me acuerdo",
    "Creo que sí",
    "Sí, claramente",
  ],
);

export const fear = answers(
  [
    "Very afraid",
    "Afraid",
    "A little afraid",
    "Hardly afraid",
    "Not afraid at all",
  ],
  ["Mucho", "Bastante", "Un poco", "Casi nada", "Nada"],
);

/** The label sets that staff can choose for a new question. */
export const answerScales = [
  { name: "worry", labels: worry },
  { name: "yesOrNo", labels: yesOrNo },
  { name: "agree", labels: agree },
  { name: "hard", labels: hard },
  { name: "howWell", labels: howWell },
  { name: "recalled", labels: recalled },
  { name: "fear", labels: fear },
];
