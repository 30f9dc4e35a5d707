import { z } from "zod";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import { periods } from "#shared/rules/reports/periods.ts";
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

/** What a group of families said after the visit. Null if the group is too small to be shown. */
const visitGroup = z
  .object({ families: step, all: step, some: step, none: step })
  .nullable();
export type VisitGroup = z.infer<typeof visitGroup>;

const visitGroups = z.object({
  total: visitGroup,
  en: visitGroup,
  es: visitGroup,
});

/** What families answered before and after reading to how likely a shot is. Null if the group is too small to be shown. */
const answeredTwice = z
  .object({
    families: step,
    up: step,
    same: step,
    down: step,
    /** How many chose one of the two most likely answers at both times, only after, only before, or never. */
    pairs: z.object({
      both: step,
      onlyAfter: step,
      onlyBefore: step,
      neither: step,
    }),
  })
  .nullable();
export type AnsweredTwiceGroup = z.infer<typeof answeredTwice>;

/** How often Listen was offered and tapped: once per page load and language. Null for small groups. */
const listening = z.object({ offered: step, listened: step }).nullable();
export type ListeningGroup = z.infer<typeof listening>;

const insights = z.object({
  /** Monday of the first counted week; null before anything was counted. */
  since: z.iso.date().nullable(),
  /** Contacts who were sent their link. Null for demo data without invitations. */
  invited: step.nullable(),
  /** One entry per week (its Monday, UTC), oldest first, without gaps. */
  trend: z.array(
    z.object({
      week: z.iso.date(),
      invited: step,
      started: step,
      finished: step,
    }),
  ),
  languages: z.object({ en: languageSteps, es: languageSteps }),
  /** Counts of the answers A to E to each active question, with the current labels. */
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
      /** Answers whose words are unknown; they are not among the options. */
      withoutWords: step,
    }),
  ),
  funnel: z.object({
    /** Null if page views have never been counted. */
    opened: step.nullable(),
    started: step,
    finished: step,
    ranked: step,
    read: step,
    shared: step,
  }),
  /** By question number. `seconds` is the median time to answer. */
  questions: z.array(
    z.object({
      number: z.int(),
      answered: step,
      seconds: z.int().nullable(),
    }),
  ),
  results: step,
  /** How often each concern was ranked first, second and third. */
  concerns: z.array(
    z.object({
      _id: id,
      name: z.string(),
      name_es: z.string(),
      places: z.array(step).length(topCount),
    }),
  ),
  /**
   * Whether questions were answered at the visit, in total and by the concern that they were about. Always from the
   * beginning and in both languages: otherwise a small group could be calculated from two replies.
   */
  visit: visitGroups.extend({
    concerns: z.array(
      visitGroups.extend({ _id: id, name: z.string(), name_es: z.string() }),
    ),
  }),
  /** Before and after reading. Always from the beginning and in both languages, like `visit`. */
  answeredTwice: z.object({
    total: answeredTwice,
    en: answeredTwice,
    es: answeredTwice,
    /** Families whose child had two or more doses already; null if they are too few to be shown. */
    leftOut: step.nullable(),
  }),
  /** Always from the beginning and in both languages, like `visit`. */
  listening: z.object({ total: listening, en: listening, es: listening }),
  /** Whether demo results exist. */
  hasDemo: z.boolean(),
});

export const readInsights = staffCall("GET /api/insights", {
  summary: "How far visitors get, how long they take and what worries them",
  query: z.strictObject({
    weeks: z.enum(periods).optional(),
    language: language.optional(),
    demo: z.enum(["yes", "no"]).optional(),
  }),
  reply: insights,
});
