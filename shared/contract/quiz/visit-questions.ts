import { z } from "zod";
import {
  ownQuestionLimit,
  suggestionKeyLimit,
  visitQuestionsLimit,
} from "#shared/rules/field-limits.ts";
import { publicCall } from "#shared/contract/endpoint.ts";
import { idParams, requiredText, text } from "#shared/contract/fields.ts";

const visitQuestion = z.strictObject({
  _id: requiredText(64),
  /** Key of the suggested question; absent for questions the visitor wrote. */
  suggestion: text(suggestionKeyLimit).optional(),
  text: requiredText(ownQuestionLimit),
  text_es: requiredText(ownQuestionLimit),
  isAsked: z.boolean(),
});

function eachOnce(questions: { _id: string }[]): boolean {
  return new Set(questions.map(({ _id }) => _id)).size === questions.length;
}

const questions = z
  .array(visitQuestion)
  .max(visitQuestionsLimit)
  .refine(eachOnce);

/** A family's questions for the visit about one result. `version` grows with each save; 0 if nothing is saved. */
const savedQuestions = z.object({ version: z.int(), questions });
export type SavedQuestions = z.infer<typeof savedQuestions>;

export const readVisitQuestions = publicCall("GET /api/results/:id/questions", {
  summary: "The questions for the visit that this browser saved",
  params: idParams,
  reply: savedQuestions,
});

export const saveVisitQuestions = publicCall("PUT /api/results/:id/questions", {
  summary:
    "Save the questions for the visit, readable only by this browser; the last write wins",
  params: idParams,
  body: z.strictObject({ questions }),
  reply: savedQuestions.pick({ version: true }),
});

export const deleteVisitQuestions = publicCall(
  "DELETE /api/results/questions",
  {
    summary:
      "Delete this browser's questions for the visit and the cookie of a visit without scripts",
  },
);
