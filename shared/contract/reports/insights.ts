import { z } from "zod";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import { periods } from "#shared/rules/field-limits.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import { id, language } from "#shared/contract/fields.ts";

const step = z.int();

const languageSteps = z.object({
  invited: step,
  started: step,
  finished: step,
  ranked: step,
  read: step,
  shared: step,
});

const insights = z.object({
  /** The Monday of the first week that is counted; null when nothing was counted yet. */
  since: z.iso.date().nullable(),
  /** Contacts who were sent their link; null in demo data without invitations. */
  invited: step.nullable(),
  /** Week by week (its Monday, UTC), the oldest first, without gaps. */
  trend: z.array(
    z.object({
      week: z.iso.date(),
      invited: step,
      started: step,
      finished: step,
    }),
  ),
  languages: z.object({ en: languageSteps, es: languageSteps }),
  /** How often each answer of each active question was given, A to E, with the present words. */
  answers: z.array(
    z.object({
      _id: id,
      number: z.int(),
      text: z.string(),
      text_es: z.string(),
      options: z
        .array(
          z.object({ label: z.string(), label_es: z.string(), count: step }),
        )
        .length(answerOptions.length),
    }),
  ),
  funnel: z.object({
    /** Null where opened pages are not counted, and never were. */
    opened: step.nullable(),
    started: step,
    finished: step,
    ranked: step,
    read: step,
    shared: step,
  }),
  /** Every question by its place, and how long half of the visitors took at most. */
  questions: z.array(
    z.object({
      number: z.int(),
      answered: step,
      seconds: z.int().nullable(),
    }),
  ),
  results: step,
  /** How often each was first, second and third among the main concerns. */
  concerns: z.array(
    z.object({
      _id: id,
      name: z.string(),
      name_es: z.string(),
      places: z.array(step).length(topCount),
    }),
  ),
  /** Whether there are made-up families to be looked at instead. */
  hasDemo: z.boolean(),
});

export const readInsights = staffCall("GET /api/insights", {
  summary: "How far visitors get, how long it takes them, what worries them",
  query: z.strictObject({
    weeks: z.enum(periods).optional(),
    language: language.optional(),
    demo: z.enum(["yes", "no"]).optional(),
  }),
  reply: insights,
});
