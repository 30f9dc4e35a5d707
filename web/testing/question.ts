import type { QuizQuestion } from "#web/visitor/quiz/model.ts";

/** The only question of a quiz. */
export const question: QuizQuestion = {
  _id: "q",
  concern: null,
  number: 1,
  amount: 1,
  text: "",
  text_es: "",
  description: "",
  description_es: "",
  labelA: "",
  labelB: "",
  labelC: "",
  labelD: "",
  labelE: "",
  labelA_es: "",
  labelB_es: "",
  labelC_es: "",
  labelD_es: "",
  labelE_es: "",
};
