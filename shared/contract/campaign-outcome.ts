import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { idParams, language } from "./fields.ts";

const share = z.object({
  count: z.int(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});
export type OutcomeShare = z.output<typeof share>;

/** A part of those who were texted, as shares of all who were. */
const group = z.object({
  texted: z.int(),
  delivered: share,
  opened: share,
  completed: share,
  optedout: share,
  /** Who got a reminder, and finished after one: null where few did. */
  reminded: z.object({ count: z.int(), completed: share }).nullable(),
});
export type OutcomeGroup = z.output<typeof group>;

/** Phones that got one wording, as shares of all that did: whoever shares a phone got the same. */
const wordingGroup = z.object({
  phones: z.int(),
  delivered: share,
  opened: share,
  completed: share,
  optedout: share,
});
export type WordingGroup = z.output<typeof wordingGroup>;

/** How much larger the second share is, in its 95 % interval. */
const difference = z.object({
  difference: z.number(),
  low: z.number(),
  high: z.number(),
});

/** Null where a group is too small to be shown. */
const trial = z
  .object({
    first: wordingGroup,
    second: wordingGroup,
    completed: difference,
    optedout: difference,
  })
  .nullable();
export type OutcomeTrial = z.output<typeof trial>;

export const readOutcome = endpoint("staff", "GET /api/campaigns/:id/outcome", {
  summary:
    "What a campaign brought, with 95 % intervals; of groups under 11 nothing",
  params: idParams,
  reply: z.object({
    all: group.nullable(),
    languages: z.array(z.object({ language, group: group.nullable() })),
    /** Counted from 0. */
    waves: z.array(z.object({ wave: z.int(), group: group.nullable() })),
    /** Absent where there is one wording. */
    wordings: trial.optional(),
  }),
});
export type Outcome = z.output<typeof readOutcome.reply>;

export const noteOpened = endpoint("public", "POST /api/contacts/:id/opened", {
  summary:
    "Counts that a personal link was opened on a phone, for the campaign whose text brought it",
  params: idParams,
});
