import { z } from "zod";
import { endings } from "#shared/rules/campaigns/decide.ts";
import { campaignStates } from "#shared/rules/campaigns/states.ts";
import { areInTime, remindableDays } from "#shared/rules/campaigns/waves.ts";
import { campaignLimits, smsLimits } from "#shared/rules/field-limits.ts";
import { endpoint } from "./endpoint.ts";
import {
  id,
  idParams,
  isoDate,
  language,
  requiredText,
  text,
} from "./fields.ts";

const count = z.int().nonnegative();

const reminder = {
  reminder_en: text(smsLimits.invitation),
  reminder_es: text(smsLimits.invitation),
};

/** What can be changed for as long as a text of the campaign is unsent. */
const words = {
  name: requiredText(campaignLimits.name),
  text_en: requiredText(smsLimits.invitation),
  text_es: requiredText(smsLimits.invitation),
  ...reminder,
};

/** What is settled when it starts. */
const plan = {
  reminders: z.int().min(0).max(campaignLimits.reminders),
  reminderdays: z.int().min(1).max(remindableDays),
  /** How many get their first text on one day; null: everybody at once. */
  wavesize: z.int().min(1).max(campaignLimits.contacts).nullable(),
  /** When to begin; null: when it is started. */
  start: isoDate.nullable(),
};

const whom = { contacts: z.array(id).min(1).max(campaignLimits.contacts) };

function inTime({
  value,
  issues,
}: z.core.ParsePayload<{ reminders: number; reminderdays: number }>) {
  if (areInTime(value.reminders, value.reminderdays)) return;
  issues.push({ code: "custom", input: value, path: ["reminderdays"] });
}

const draft = z
  .strictObject({ ...words, ...plan, ...whom })
  .check(inTime, ({ value, issues }) => {
    if (value.reminders === 0) return;
    for (const field of ["reminder_en", "reminder_es"] as const)
      if (value[field] === "")
        issues.push({
          code: "too_small",
          origin: "string",
          minimum: 1,
          input: value,
          path: [field],
        });
  });
export type CampaignDraft = z.output<typeof draft>;

const summary = z.object({
  _id: id,
  name: z.string(),
  state: z.enum(campaignStates),
  created: isoDate,
  started: isoDate.nullable(),
  start: isoDate.nullable(),
  contacts: count,
  /** Contacts who got a text, and those for whom one is still planned. */
  texted: count,
  waiting: count,
  completed: count,
});
export type CampaignSummary = z.output<typeof summary>;

const kind = z.object({ isReminder: z.boolean() });

const forecastReply = z.object({
  /** By the hour in which they leave. */
  texts: z.array(
    kind.extend({ at: isoDate, language, count, segments: count }),
  ),
  completed: count,
  optedout: count,
});
export type Forecast = z.output<typeof forecastReply>;

const details = summary.extend({
  ...words,
  ...plan,
  /** Why contacts get no more texts. */
  endings: z.partialRecord(z.enum(endings), count),
  /** What became of the texts, reminders apart. */
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

export const listCampaigns = endpoint("staff", "GET /api/campaigns", {
  summary: "All campaigns, newest first",
  reply: z.array(summary),
});

export const readCampaign = endpoint("staff", "GET /api/campaigns/:id", {
  summary: "A campaign, how far it is, and who gets what in the next 14 days",
  params: idParams,
  reply: details,
});

export const listCampaignContacts = endpoint(
  "staff",
  "GET /api/campaigns/:id/contacts",
  {
    summary: "Whom a campaign is for, and what is due to each of them",
    params: idParams,
    reply: z.array(member),
  },
);

export const createCampaign = endpoint("staff", "POST /api/campaigns", {
  summary: "Add a campaign, which is not started yet; answers its id",
  body: draft,
  reply: id,
});

export const saveCampaign = endpoint("staff", "PUT /api/campaigns/:id", {
  summary: "Change a campaign that has not started",
  params: idParams,
  body: draft,
});

export const saveCampaignTexts = endpoint(
  "staff",
  "PUT /api/campaigns/:id/texts",
  {
    summary: "Change the name and the texts: all that is unsent says the new",
    params: idParams,
    body: z.strictObject(words),
  },
);

export const setCampaignState = endpoint(
  "staff",
  "PUT /api/campaigns/:id/state",
  {
    summary: "Start, pause, resume or stop a campaign",
    params: idParams,
    body: z.strictObject({ state: z.enum(["running", "paused", "stopped"]) }),
  },
);

export const deleteCampaign = endpoint("staff", "DELETE /api/campaigns/:id", {
  summary: "Delete a campaign that has not started",
  params: idParams,
});

export const forecastCampaign = endpoint(
  "staff",
  "POST /api/campaigns/forecast",
  {
    summary: "Who would get what in the next 14 days, and how many segments",
    body: z
      .strictObject({
        ...reminder,
        ...plan,
        ...whom,
        text_en: text(smsLimits.invitation),
        text_es: text(smsLimits.invitation),
      })
      .check(inTime),
    reply: forecastReply,
  },
);
