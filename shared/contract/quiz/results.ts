import { z } from "zod";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { ageGroups, doseGroups } from "#shared/rules/quiz/visit/child-notes.ts";
import { idPattern } from "#shared/rules/ids.ts";
import { listLimits, nameLimit } from "#shared/rules/field-limits.ts";
import { publicCall, staffCall } from "#shared/contract/endpoint.ts";
import {
  id,
  idParams,
  isoDate,
  language,
  text,
} from "#shared/contract/fields.ts";

const answerOption = z.enum(answerOptions);

const givenAnswer = z.strictObject({
  question: id,
  concern: id.nullable(),
  answer: answerOption,
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

/** An answer in the words of its day. */
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

/** A draft may be ranked as it was read: answers in words are those that it holds already. */
function withoutWords(answers: z.input<typeof givenAnswers>) {
  // Most have no words, and a schema takes long to say what does not fit.
  const mayBeRead = Array.isArray(answers) && "label" in Object(answers[0]);
  const isRead = mayBeRead && readAnswers.safeParse(answers).success;
  return isRead ? [] : answers;
}

/** What the family said about its child; null where it was not asked so. */
const child = z.object({
  age: z.enum(ageGroups).nullable(),
  doses: z.enum(doseGroups).nullable(),
});

const result = z.object({
  _id: id,
  language,
  contact: id.nullable(),
  /** The contact once more, as it is called in a result that is read. */
  userid: id.nullable(),
  /** False while it is a draft that waits for its ranking. */
  ranked: z.boolean(),
  child,
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

/** Without `orderedConcerns` a draft; with it, and the draft's `_id`, the final result. */
export const postResult = publicCall("POST /api/results", {
  summary: "Hand in the answers, or the ranked concerns",
  body: z
    .strictObject({
      _id: id.optional(),
      /** Both may be left out only when ranking a draft: then its own count. */
      parentname: text(nameLimit).optional(),
      answers: z.preprocess(withoutWords, givenAnswers).optional(),
      childname: text(nameLimit).optional(),
      language,
      contact: id.nullish(),
      userid: id.nullish(),
      ranked: z.boolean().optional(),
      /** As it was read; what counts are the answers. */
      child: child.optional(),
      /** The version of the information (settings) that the visitor was shown. */
      information: z
        .int()
        .positive()
        .max(2 ** 31 - 1)
        .nullish(),
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
  summary: "The final result of a contact, or {}",
  params: idParams,
  reply: z.union([result, z.strictObject({})]),
});

export const deleteResult = publicCall("DELETE /api/results/:id", {
  summary: "Take back a draft; final results stay",
  params: idParams,
});

/** By a personal link, or without one. */
const arrivals = ["invited", "walk-in"] as const;

/** A moment in microseconds and an id: also where that row is gone meanwhile, it says where to go on. */
const cursor = z.string().regex(new RegExp(`^\\d{1,16}\\.${idPattern}$`));

/** A result as staff find it in the list; for who sees no names a code instead of its id, and no contact. */
const listedResult = z.object({
  _id: id,
  date: isoDate,
  language,
  arrived: z.enum(arrivals),
  contact: id.nullable(),
  redcapid: z.string(),
  parentname: z.string(),
  childname: z.string(),
  /** Why it is not in results.csv; null when it is. */
  problem: z.string().nullable(),
  concerns: z.array(z.object({ name: z.string(), name_es: z.string() })),
});
export type ListedResult = z.infer<typeof listedResult>;

const filter = {
  kind: z.enum(["sound", "problem"]).optional(),
  language: language.optional(),
  arrived: z.enum(arrivals).optional(),
  /** The first and the last day, in UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  demo: z.enum(["yes", "no"]).optional(),
};
/** Words of a name or a Redcap ID; never in an address, which servers write down. */
const search = { search: text(nameLimit).optional() };
/** Where the page before ended. */
const after = { after: cursor.optional() };

const resultPage = {
  results: z.array(listedResult),
  /** Where this page ends, when there are more. */
  next: cursor.nullable(),
};

export const listResults = staffCall("GET /api/results", {
  summary: "Results, newest first, a page at a time",
  query: z.strictObject({ ...filter, ...after }),
  reply: z.object(resultPage),
});

export const searchResults = staffCall("POST /api/results/search", {
  summary: "The same, also by name or Redcap ID, and how many there are",
  body: z.strictObject({ ...filter, ...search, ...after }),
  reply: z.object({
    ...resultPage,
    /** At most one more than `listLimits.countedResults`; null on all pages but the first. */
    total: z.int().nullable(),
    /** Whether there are made-up families to be looked at instead. */
    hasDemo: z.boolean(),
  }),
});

export const findNeighbors = staffCall("POST /api/results/:id/neighbors", {
  summary: "Which results stand before and behind one in such a list",
  params: idParams,
  body: z.strictObject({ ...filter, ...search }),
  reply: z.object({ previous: id.nullable(), next: id.nullable() }),
});

/** A result with everything that staff know about the family. */
const familyResult = result
  .pick({ _id: true, language: true, ranked: true, child: true, answers: true })
  .extend({
    date: isoDate,
    parentname: z.string(),
    childname: z.string(),
    /** Why it is not in results.csv; null when it is. */
    problem: z.string().nullable(),
    demo: z.boolean(),
    contact: z
      .object({
        _id: id,
        name: z.string(),
        childname: z.string(),
        phone: z.string(),
        redcapid: z.string(),
      })
      .nullable(),
    /** As the family put them in order, or as proposed while it has not; with the place that was proposed. */
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
  summary: "One result with the family, its answers and both orders",
  params: idParams,
  reply: familyResult,
});

export const deleteFamily = staffCall("DELETE /api/results/:id/family", {
  summary: "Erase a family: the result, its contact, and every message to it",
  params: idParams,
});
