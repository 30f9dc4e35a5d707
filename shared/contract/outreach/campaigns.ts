import { z } from "zod";
import { endings } from "#shared/rules/outreach/campaigns/decide.ts";
import { campaignStates } from "#shared/rules/outreach/campaigns/states.ts";
import { forecastDays } from "#shared/rules/outreach/campaigns/waves.ts";
import {
  forecastBody,
  newBody,
  plan,
  savedBody,
  textsBody,
  words,
} from "./campaign-draft.ts";
import { contactFilter } from "./contact-lists.ts";
import { publicCall, staffCall } from "#shared/contract/endpoint.ts";
import {
  id,
  idParams,
  isoDate,
  language,
  version,
} from "#shared/contract/fields.ts";

const count = z.int().nonnegative();

const summary = z.object({
  _id: id,
  name: z.string(),
  state: z.enum(campaignStates),
  created: isoDate,
  started: isoDate.nullable(),
  start: isoDate.nullable(),
  contacts: count,
  /** The number of contacts already texted, and of contacts with a text still planned. */
  texted: count,
  waiting: count,
  completed: count,
});
export type CampaignSummary = z.output<typeof summary>;

const kind = z.object({ isReminder: z.boolean() });
/** The version of the first text. Null for reminders and for campaigns with one version. */
const wording = z.union([z.literal(1), z.literal(2)]).nullable();

const forecastReply = z.object({
  /** Grouped by the hour of sending. */
  texts: z.array(
    kind.extend({ at: isoDate, language, wording, count, segments: count }),
  ),
  /** Recipients who can get texts. Not those who have finished, opted out, are archived or cannot be reached. */
  contacts: count,
  completed: count,
  optedout: count,
});
export type Forecast = z.output<typeof forecastReply>;

const details = summary.extend({
  ...words,
  ...plan,
  /** Null if the recipients were selected by hand. */
  filter: contactFilter.nullable(),
  version,
  /** Number of contacts by the reason why they will get no more texts. */
  endings: z.partialRecord(z.enum(endings), count),
  /** Number of texts by state, first texts and reminders separately. */
  texts: z.array(kind.extend({ state: z.string(), count })),
  forecast: forecastReply,
});
export type Campaign = z.output<typeof details>;

const member = z.object({
  contact: id,
  name: z.string(),
  childname: z.string(),
  language,
  wave: count,
  texts: count,
  due: isoDate.nullable(),
  ended: z.enum(endings).nullable(),
});
export type CampaignMember = z.output<typeof member>;

const memberPage = z.object({
  rows: z.array(member),
  /** The number of this page; the last page if a later one was requested. */
  page: z.int(),
  total: z.int(),
});
export type MemberPage = z.output<typeof memberPage>;

export const listCampaigns = staffCall("GET /api/campaigns", {
  summary: "All campaigns, newest first",
  reply: z.array(summary),
});

export const readCampaign = staffCall("GET /api/campaigns/:id", {
  summary: `A campaign with its progress and a forecast for the next ${forecastDays} days`,
  params: idParams,
  reply: details,
});

export const listCampaignContacts = staffCall(
  "GET /api/campaigns/:id/contacts",
  {
    summary: "One page of a campaign's contacts, with their next texts",
    params: idParams,
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    }),
    reply: memberPage,
  },
);

export const createCampaign = staffCall("POST /api/campaigns", {
  summary: "Add a campaign without starting it; returns its id",
  body: newBody,
  reply: id,
});

export const saveCampaign = staffCall("PUT /api/campaigns/:id", {
  summary:
    "Change a campaign that has not started; omitted contacts stay unchanged",
  params: idParams,
  body: savedBody,
});

export const saveCampaignTexts = staffCall("PUT /api/campaigns/:id/texts", {
  summary: "Change the name and the texts; applies to all unsent messages",
  params: idParams,
  body: textsBody,
});

export const setCampaignState = staffCall("PUT /api/campaigns/:id/state", {
  summary: "Start, pause, resume or stop a campaign",
  params: idParams,
  body: z.strictObject({
    state: z.enum(["running", "paused", "stopped"]),
    /** The version that staff saw. A newer saved version is refused with a conflict. */
    version: version.optional(),
  }),
});

export const deleteCampaign = staffCall("DELETE /api/campaigns/:id", {
  summary: "Delete a campaign that has not started",
  params: idParams,
});

export const forecastCampaign = staffCall("POST /api/campaigns/forecast", {
  summary: `Forecast a draft: texts and segments in the next ${forecastDays} days`,
  body: forecastBody,
  reply: forecastReply,
});

const share = z.object({
  count: z.int(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});
export type OutcomeShare = z.output<typeof share>;

/** One group of texted contacts, with shares of that group. */
const group = z.object({
  texted: z.int(),
  delivered: share,
  opened: share,
  completed: share,
  optedout: share,
  /** Contacts who got a reminder, and how many of them finished afterwards. Null if the group is too small. */
  reminded: z.object({ count: z.int(), completed: share }).nullable(),
});
export type OutcomeGroup = z.output<typeof group>;

/** Phones that got one version of the text. Contacts who share a phone count once. */
const wordingGroup = z.object({
  phones: z.int(),
  delivered: share,
  opened: share,
  completed: share,
  optedout: share,
});
export type WordingGroup = z.output<typeof wordingGroup>;

/** Second share minus first share, with a 95 % confidence interval. */
const difference = z.object({
  difference: z.number(),
  low: z.number(),
  high: z.number(),
});

/** Null if a group is too small to show. */
const trial = z
  .object({
    first: wordingGroup,
    second: wordingGroup,
    completed: difference,
    optedout: difference,
  })
  .nullable();
export type OutcomeTrial = z.output<typeof trial>;

export const readOutcome = staffCall("GET /api/campaigns/:id/outcome", {
  summary:
    "The outcome of a campaign, with 95% intervals, without groups under 11",
  params: idParams,
  reply: z.object({
    all: group.nullable(),
    languages: z.array(z.object({ language, group: group.nullable() })),
    /** Counted from 0. */
    waves: z.array(z.object({ wave: z.int(), group: group.nullable() })),
    /** Absent for campaigns with one version. */
    wordings: trial.optional(),
  }),
});
export type Outcome = z.output<typeof readOutcome.reply>;

export const markContactOpened = publicCall("POST /api/contacts/:id/opened", {
  summary: "Count an opened personal link for the campaign that sent it",
  params: idParams,
});
