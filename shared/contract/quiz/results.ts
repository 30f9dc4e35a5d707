import { z } from "zod";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { ageGroups, doseGroups } from "#shared/rules/quiz/visit/child-notes.ts";
import { idPattern } from "#shared/rules/ids.ts";
import { listLimits, nameLimit } from "#shared/rules/field-limits.ts";
import { publicCall, staffCall } from "#shared/contract/endpoint.ts";
import {
  calendarDay,
  id,
  idParams,
  isoDate,
  language,
  recordNumber,
  text,
} from "#shared/contract/fields.ts";

const answerOption = z.enum(answerOptions);

const givenAnswer = z.strictObject({
  question: id,
  concern: id.nullable(),
  answer: answerOption,
  /** The version of the site in which the visitor read the question. */
  publication: recordNumber.optional(),
});

export type GivenAnswer = z.infer<typeof givenAnswer>;

function eachQuestionOnce(answers: GivenAnswer[]): boolean {
  const questions = new Set(answers.map(({ question }) => question));
  return questions.size === answers.length;
}

const givenAnswers = z
  .array(givenAnswer)
  .max(listLimits.questions)
  .refine(eachQuestionOnce);

/** An answer with the wording the question had when it was answered; with empty texts if that is unknown. */
const readAnswer = z.object({
  number: z.int(),
  question: z.string(),
  question_es: z.string(),
  concern: z
    .object({ _id: id, name: z.string(), name_es: z.string() })
    .nullable(),
  answer: answerOption,
  label: z.string(),
  label_es: z.string(),
});

const readAnswers = z.array(readAnswer).min(1);

/**
 * Drops answers in the form in which the API returns them. Clients may send them when they rank a draft; the stored
 * answers are used then.
 */
function dropReadAnswers(answers: z.input<typeof givenAnswers>) {
  // Check cheaply first, because parsing a mismatch is slow.
  const mayBeRead = Array.isArray(answers) && "label" in Object(answers[0]);
  const isRead = mayBeRead && readAnswers.safeParse(answers).success;
  return isRead ? [] : answers;
}

/** The child's age and doses as the family answered; null for a question that was not asked. */
const child = z.object({
  age: z.enum(ageGroups).nullable(),
  doses: z.enum(doseGroups).nullable(),
});

/** The question that is asked once more after reading, as the family read it. */
const askAgain = z.object({
  question: z.string(),
  question_es: z.string(),
  labels: z.array(z.string()),
  labels_es: z.array(z.string()),
  isAnswered: z.boolean(),
});

const result = z.object({
  _id: id,
  language,
  contact: id.nullable(),
  /** The same as `contact`, for clients that read this name. */
  userid: id.nullable(),
  /** False for a draft that is not ranked yet. */
  ranked: z.boolean(),
  child,
  /** Null for a draft, and if the quiz did not have this question. */
  askAgain: askAgain.nullable(),
  answers: z.array(readAnswer),
  orderedConcerns: z.array(
    z.object({
      _id: id,
      name: z.string(),
      name_es: z.string(),
      count: z.int(),
    }),
  ),
});
export type Result = z.infer<typeof result>;

/** Creates a draft. With `orderedConcerns` and the draft's `_id`, creates the final result. */
export const postResult = publicCall("POST /api/results", {
  summary:
    "Submit the answers (creates a draft) or the ranked concerns (creates the final result)",
  body: z
    .strictObject({
      _id: id.optional(),
      /** `parentname` and `answers` may be omitted when ranking a draft; the draft's values are used. */
      parentname: text(nameLimit).optional(),
      answers: z.preprocess(dropReadAnswers, givenAnswers).optional(),
      childname: text(nameLimit).optional(),
      language,
      contact: id.nullish(),
      userid: id.nullish(),
      ranked: z.boolean().optional(),
      /** Accepted but ignored; computed from the answers. */
      child: child.optional(),
      askAgain: askAgain.nullish(),
      /** The version of the information that the visitor was shown. */
      information: recordNumber.nullish(),
      orderedConcerns: z
        .array(z.object({ _id: id }))
        .min(1)
        .max(listLimits.concerns)
        .optional(),
    })
    .check(({ value, issues }) => {
      const { _id, parentname, answers = [], orderedConcerns } = value;
      if (_id !== undefined && orderedConcerns !== undefined) return;
      const missing = { code: "invalid_type", expected: "string" } as const;
      if (parentname === undefined)
        issues.push({ ...missing, input: undefined, path: ["parentname"] });
      const issue = { code: "too_small", origin: "array", minimum: 1 } as const;
      if (answers.length === 0)
        issues.push({ ...issue, input: answers, path: ["answers"] });
    }),
  reply: id,
});

export const readResult = publicCall("GET /api/results/:id", {
  summary: "One result, without names",
  params: idParams,
  reply: result,
});

export const readResultOfContact = publicCall("GET /api/results/user/:id", {
  summary: "The final result of a contact, or {} if there is none",
  params: idParams,
  reply: z.union([result, z.strictObject({})]),
});

export const answerAgain = publicCall("POST /api/results/:id/second-answer", {
  summary:
    "Answer the question that is asked once more after reading. The first answer counts",
  params: idParams,
  body: z.strictObject({ answer: answerOption }),
});

export const deleteResult = publicCall("DELETE /api/results/:id", {
  summary: "Delete a draft; final results are not deleted",
  params: idParams,
});

const arrivals = ["invited", "walk-in"] as const;

/** A time in microseconds and an id. The cursor stays valid if its row is deleted. */
const cursor = z.string().regex(new RegExp(`^\\d{1,16}\\.${idPattern}$`));

/** One row of the result list. Users who may not see names get a code as `_id` and no contact. */
const listedResult = z.object({
  _id: id,
  date: isoDate,
  language,
  arrived: z.enum(arrivals),
  contact: id.nullable(),
  redcapid: z.string(),
  parentname: z.string(),
  childname: z.string(),
  /** Why results.csv excludes it; null if it is included. */
  problem: z.string().nullable(),
  concerns: z.array(z.object({ name: z.string(), name_es: z.string() })),
});
export type ListedResult = z.infer<typeof listedResult>;

const filter = {
  kind: z.enum(["sound", "problem"]).optional(),
  language: language.optional(),
  arrived: z.enum(arrivals).optional(),
  /** First and last day, in UTC. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  demo: z.enum(["yes", "no"]).optional(),
};
/** Words of a name or a REDCap ID. Sent in the body only, because addresses are logged. */
const search = { search: text(nameLimit).optional() };
/** The `next` cursor of the previous page. */
const after = { after: cursor.optional() };

const resultPage = {
  results: z.array(listedResult),
  /** Cursor for the next page; null on the last page. */
  next: cursor.nullable(),
};

export const listResults = staffCall("GET /api/results", {
  summary: "One page of results, newest first",
  query: z.strictObject({ ...filter, ...after }),
  reply: z.object(resultPage),
});

export const searchResults = staffCall("POST /api/results/search", {
  summary:
    "One page of results, searchable by name or Redcap ID, with their number",
  body: z.strictObject({ ...filter, ...search, ...after }),
  reply: z.object({
    ...resultPage,
    /** At most `listLimits.countedResults` + 1; null except on the first page. */
    total: z.int().nullable(),
    /** Whether demo results exist. */
    hasDemo: z.boolean(),
  }),
});

export const findNeighbors = staffCall("POST /api/results/:id/neighbors", {
  summary: "The previous and next result in a filtered list",
  params: idParams,
  body: z.strictObject({ ...filter, ...search }),
  reply: z.object({ previous: id.nullable(), next: id.nullable() }),
});

/** A result with the family's contact data, for staff who may see names. */
const familyResult = result
  .pick({ _id: true, language: true, ranked: true, child: true, answers: true })
  .extend({
    date: isoDate,
    parentname: z.string(),
    childname: z.string(),
    /** Why results.csv excludes it; null if it is included. */
    problem: z.string().nullable(),
    demo: z.boolean(),
    /** The newest publication whose words the family read; null if unknown. */
    publication: z.int().nullable(),
    /** The publication of each answer (null if unknown), if the answers were read in several. */
    publications: z.array(z.int().nullable()).nullable(),
    contact: z
      .object({
        _id: id,
        name: z.string(),
        childname: z.string(),
        phone: z.string(),
        redcapid: z.string(),
      })
      .nullable(),
    /** In the family's order or, for a draft, in the proposed order. `proposed` is the place in the proposed order. */
    concerns: z.array(
      z.object({
        _id: id,
        name: z.string(),
        name_es: z.string(),
        score: z.int(),
        proposed: z.int(),
      }),
    ),
  });
export type FamilyResult = z.infer<typeof familyResult>;

export const readFamily = staffCall("GET /api/results/:id/family", {
  summary: "One result with its family, answers and both orders",
  params: idParams,
  reply: familyResult,
});

export const deleteFamily = staffCall("DELETE /api/results/:id/family", {
  summary: "Erase a family: the result, its contact and all messages to it",
  params: idParams,
});

export const findWhetherAnswered = staffCall(
  "GET /api/questions/:id/answered",
  {
    summary: "Whether families have answered a question, in any wording",
    params: idParams,
    reply: z.object({ isAnswered: z.boolean() }),
  },
);
