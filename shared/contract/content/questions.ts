import { z } from "zod";
import { answerLabels } from "#shared/rules/quiz/answers.ts";
import { questionPurposes } from "#shared/rules/quiz/visit/child-notes.ts";
import { listLimits, questionLimits } from "#shared/rules/field-limits.ts";
import { publicCall, staffCall } from "#shared/contract/endpoint.ts";
import {
  childQuery,
  id,
  idParams,
  requiredText,
  richText,
  text,
  version,
} from "#shared/contract/fields.ts";

const wording = z.strictObject({
  text: requiredText(questionLimits.text),
  text_es: requiredText(questionLimits.text),
  description: richText,
  description_es: richText,
  ...answerLabels(() => text(questionLimits.label)),
});

/** The editable fields. `concern` is null for 'No concern'; `purpose` is null for a question about worries. */
export const questionContent = wording.extend({
  concern: id.nullable(),
  purpose: z.enum(questionPurposes).nullable(),
});
export type QuestionContent = z.infer<typeof questionContent>;

const { text: required, text_es } = wording.shape;

const emptyAsNull = z.literal("").transform(() => null);

/** Omitted fields are empty in a new question and unchanged in a saved one. */
const questionBody = questionContent.partial().extend({
  text: required,
  text_es,
  concern: z.union([id, z.null(), emptyAsNull]).optional(),
  purpose: z
    .union([z.enum(questionPurposes), z.null(), emptyAsNull])
    .optional(),
  active: z.boolean().optional(),
});
export type WrittenQuestion = z.infer<typeof questionBody>;

/** The question as staff edit it. `version` counts the saves and detects concurrent edits. */
const question = questionContent.extend({
  _id: id,
  active: z.boolean(),
  version,
});
export type Question = z.infer<typeof question>;

const questionAtPosition = questionContent.extend({
  _id: id,
  number: z.int(),
  amount: z.int(),
  completion: z.int(),
  isLast: z.boolean(),
  /** The number of the publication with this wording; absent until it is stored. */
  publication: z.int().optional(),
});
export type QuestionAtPosition = z.infer<typeof questionAtPosition>;

/** Contains both languages, so that switching the language needs no request and works offline. */
export const listQuestions = publicCall("GET /api/questions", {
  summary: "Active questions, in order",
  query: childQuery,
  reply: z.array(questionAtPosition),
});

export const readQuestionAt = publicCall("GET /api/questions/pos/:number", {
  summary: "The active question at a position, counted from 1",
  params: z.object({
    number: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number),
  }),
  query: childQuery,
  reply: questionAtPosition,
});

export const listAllQuestions = staffCall("GET /api/questions/all", {
  summary: "Active and inactive questions, in order",
  reply: z.array(question),
});

export const readQuestion = staffCall("GET /api/questions/:id", {
  summary: "One question",
  params: idParams,
  reply: question,
});

export const createQuestion = staffCall("POST /api/questions", {
  summary: "Add a question",
  body: questionBody,
  reply: question,
});

export const saveQuestion = staffCall("PUT /api/questions/:id", {
  summary: "Change a question",
  params: idParams,
  body: questionBody.extend({
    _id: id.optional(),
    version: version.optional(),
  }),
  reply: question,
});

export const reorderQuestions = staffCall("POST /api/questions/reorder", {
  summary: "Set the order of all questions",
  body: z.array(id).max(listLimits.questions),
  reply: z.array(question),
});

export const toggleQuestion = staffCall("PUT /api/questions/toggle/:id", {
  summary: "Show or hide a question; `active` is its expected current state",
  params: idParams,
  body: z.strictObject({ active: z.boolean().optional() }).nullish(),
  reply: question,
});
