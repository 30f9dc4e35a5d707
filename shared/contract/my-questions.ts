import { z } from "zod";
import {
  ownQuestionLimit,
  suggestionKeyLimit,
  visitQuestionsLimit,
} from "#shared/rules/field-limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, requiredText, text } from "./fields.ts";

const visitQuestion = z.strictObject({
  _id: requiredText(64),
  /** Which suggestion it is; the visitor's own words have none. */
  suggestion: text(suggestionKeyLimit).optional(),
  text: requiredText(ownQuestionLimit),
  text_es: requiredText(ownQuestionLimit),
  isAsked: z.boolean(),
});

function eachOnce(questions: { _id: string }[]): boolean {
  return new Set(questions.map(({ _id }) => _id)).size === questions.length;
}

/** What a family takes to the visit, and how often that was changed: of two lists, the one changed more often is the newer. */
export const questionList = z.strictObject({
  edits: z.int().min(0).max(1_000_000),
  questions: z.array(visitQuestion).max(visitQuestionsLimit).refine(eachOnce),
});
export type QuestionList = z.infer<typeof questionList>;

const myQuestions = z.object({
  /** The family's own result, where it is known. */
  own: id.nullable(),
  /** By the result that they are about. */
  lists: z.record(id, questionList),
});
export type MyQuestions = z.infer<typeof myQuestions>;

export const saveMyQuestions = endpoint(
  "public",
  "PUT /api/results/questions",
  {
    summary:
      "Have this browser carry the questions for the visit about a result; answers all that it carries, the newer ones",
    body: z.strictObject({
      result: id,
      isOwn: z.boolean(),
      ...questionList.shape,
    }),
    reply: myQuestions,
  },
);

export const deleteCarried = endpoint(
  "public",
  "DELETE /api/results/questions",
  {
    summary:
      "Forget all that this browser carries: questions for the visit, names, answers and order",
  },
);
