import { z } from "zod";
import {
  areInTime,
  remindableDays,
} from "#shared/rules/outreach/campaigns/waves.ts";
import { campaignLimits, smsLimits } from "#shared/rules/field-limits.ts";
import { contactFilter } from "./contact-lists.ts";
import { id, isoDate, requiredText, text } from "#shared/contract/fields.ts";

const reminder = {
  reminder_en: text(smsLimits.invitation),
  reminder_es: text(smsLimits.invitation),
};

/** A second wording of the first text, for half of the phones; empty: there is none. */
const second = {
  second_en: text(smsLimits.invitation).default(""),
  second_es: text(smsLimits.invitation).default(""),
};

/** What can be changed for as long as a text of the campaign is unsent. */
export const words = {
  name: requiredText(campaignLimits.name),
  text_en: requiredText(smsLimits.invitation),
  text_es: requiredText(smsLimits.invitation),
  ...second,
  ...reminder,
};

/** What is settled when it starts. */
export const plan = {
  reminders: z.int().min(0).max(campaignLimits.reminders),
  reminderdays: z.int().min(1).max(remindableDays),
  /** How many get their first text on one day; null: everybody at once. */
  wavesize: z.int().min(1).max(campaignLimits.contacts).nullable(),
  /** When to begin; null: when it is started. */
  start: isoDate.nullable(),
};

/** Whom it is for: contacts that were selected, or everybody whom a filter finds when it starts. */
const whom = {
  contacts: z.array(id).min(1).max(campaignLimits.contacts).optional(),
  filter: contactFilter.optional(),
};

/** As it was when the form was opened: refused if somebody saved it since. */
const version = z.int32().optional();

function inTime({
  value,
  issues,
}: z.core.ParsePayload<{ reminders: number; reminderdays: number }>) {
  if (areInTime(value.reminders, value.reminderdays)) return;
  issues.push({ code: "custom", input: value, path: ["reminderdays"] });
}

type Given = z.core.ParsePayload<z.output<z.ZodObject<typeof words>>>;

function needText({ value, issues }: Given, field: keyof typeof words) {
  if (value[field] !== "") return;
  const empty = { code: "too_small", origin: "string", minimum: 1 } as const;
  issues.push({ ...empty, input: value, path: [field] });
}

/** A second wording is there in both languages, or not at all. */
function bothLanguages(given: Given) {
  const { second_en, second_es } = given.value;
  if (second_en === "" && second_es === "") return;
  needText(given, "second_en");
  needText(given, "second_es");
}

function withReminders(given: Given & { value: { reminders: number } }) {
  if (given.value.reminders === 0) return;
  needText(given, "reminder_en");
  needText(given, "reminder_es");
}

type Whom = z.output<z.ZodObject<typeof whom>>;

function notBoth({ value, issues }: z.core.ParsePayload<Whom>) {
  if (value.contacts === undefined || value.filter === undefined) return;
  issues.push({ code: "custom", input: value, path: ["contacts"] });
}

function someWhom({ value, issues }: z.core.ParsePayload<Whom>) {
  if (value.contacts !== undefined || value.filter !== undefined) return;
  const empty = { code: "too_small", origin: "array", minimum: 1 } as const;
  issues.push({ ...empty, input: value, path: ["contacts"] });
}

const content = { ...words, ...plan, ...whom };
export const newBody = z
  .strictObject(content)
  .check(inTime, bothLanguages, withReminders, notBoth, someWhom);
export type CampaignDraft = z.output<typeof newBody>;

export const savedBody = z
  .strictObject({ ...content, version })
  .check(inTime, bothLanguages, withReminders, notBoth);

export const textsBody = z
  .strictObject({ ...words, version })
  .check(bothLanguages);

export const forecastBody = z
  .strictObject({
    ...second,
    ...reminder,
    ...plan,
    ...whom,
    /** The saved one that is being edited: who is left out is as saved. */
    campaign: id.optional(),
    text_en: text(smsLimits.invitation),
    text_es: text(smsLimits.invitation),
  })
  .check(inTime, notBoth);
