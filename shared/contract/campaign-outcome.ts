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
  completed: share,
  optedout: share,
  /** Who got a reminder, and finished after one: null where few did. */
  reminded: z.object({ count: z.int(), completed: share }).nullable(),
});
export type OutcomeGroup = z.output<typeof group>;

export const readOutcome = endpoint("staff", "GET /api/campaigns/:id/outcome", {
  summary:
    "What a campaign brought, with 95 % intervals; of groups under 11 nothing",
  params: idParams,
  reply: z.object({
    all: group.nullable(),
    languages: z.array(z.object({ language, group: group.nullable() })),
    /** Counted from 0. */
    waves: z.array(z.object({ wave: z.int(), group: group.nullable() })),
  }),
});
export type Outcome = z.output<typeof readOutcome.reply>;
