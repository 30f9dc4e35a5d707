import { z } from "zod";
import {
  areInTime,
  remindableDays,
} from "#shared/rules/outreach/campaigns/waves.ts";
import { campaignLimits, smsLimits } from "#shared/rules/field-limits.ts";
import { contactFilter } from "./contact-lists.ts";
import {
  id,
  isoDate,
  requiredText,
  text,
  version,
} from "#shared/contract/fields.ts";

const reminder = {
  reminder_en: text(smsLimits.invitation),
  reminder_es: text(smsLimits.invitation),
};

/** The second version of the first text, sent to half of the phones. Empty if there is only one version. */
const secondVersion = {
  second_en: text(smsLimits.invitation).default(""),
  second_es: text(smsLimits.invitation).default(""),
};

/** Fields that can change while at least one text is unsent. */
export const words = {
  name: requiredText(campaignLimits.name),
  text_en: requiredText(smsLimits.invitation),
  text_es: requiredText(smsLimits.invitation),
  ...secondVersion,
  ...reminder,
};

/** Fields that are fixed once the campaign starts. */
export const plan = {
  reminders: z.int().min(0).max(campaignLimits.reminders),
  reminderdays: z.int().min(1).max(remindableDays),
  /** How many contacts get their first text per day. Null sends all at once. */
  wavesize: z.int().min(1).max(campaignLimits.contacts).nullable(),
  /** When to begin. Null begins when the campaign is started. */
  start: isoDate.nullable(),
};

/** The recipients: selected contacts, or all contacts matching a filter when the campaign starts. */
const recipients = {
  contacts: z.array(id).min(1).max(campaignLimits.contacts).optional(),
  filter: contactFilter.optional(),
};

/** The version that the form was opened with. A newer saved version is refused with a conflict. */
const opened = { version: version.optional() };

function requireRemindersInTime({
  value,
  issues,
}: z.core.ParsePayload<{ reminders: number; reminderdays: number }>) {
  if (areInTime(value.reminders, value.reminderdays)) return;
  issues.push({ code: "custom", input: value, path: ["reminderdays"] });
}

type Payload = z.core.ParsePayload<z.output<z.ZodObject<typeof words>>>;

function requireText({ value, issues }: Payload, field: keyof typeof words) {
  if (value[field] !== "") return;
  const empty = { code: "too_small", origin: "string", minimum: 1 } as const;
  issues.push({ ...empty, input: value, path: [field] });
}

/** Requires the second version in both languages or in neither. */
function requireBothLanguages(payload: Payload) {
  const { second_en, second_es } = payload.value;
  if (second_en === "" && second_es === "") return;
  requireText(payload, "second_en");
  requireText(payload, "second_es");
}

function requireReminderTexts(
  payload: Payload & { value: { reminders: number } },
) {
  if (payload.value.reminders === 0) return;
  requireText(payload, "reminder_en");
  requireText(payload, "reminder_es");
}

type Recipients = z.output<z.ZodObject<typeof recipients>>;

function refuseBothRecipients({
  value,
  issues,
}: z.core.ParsePayload<Recipients>) {
  if (value.contacts === undefined || value.filter === undefined) return;
  issues.push({ code: "custom", input: value, path: ["contacts"] });
}

function requireRecipients({ value, issues }: z.core.ParsePayload<Recipients>) {
  if (value.contacts !== undefined || value.filter !== undefined) return;
  const empty = { code: "too_small", origin: "array", minimum: 1 } as const;
  issues.push({ ...empty, input: value, path: ["contacts"] });
}

const content = { ...words, ...plan, ...recipients };
export const newBody = z
  .strictObject(content)
  .check(
    requireRemindersInTime,
    requireBothLanguages,
    requireReminderTexts,
    refuseBothRecipients,
    requireRecipients,
  );
export type CampaignDraft = z.output<typeof newBody>;

export const savedBody = z
  .strictObject({ ...content, ...opened })
  .check(
    requireRemindersInTime,
    requireBothLanguages,
    requireReminderTexts,
    refuseBothRecipients,
  );

export const textsBody = z
  .strictObject({ ...words, ...opened })
  .check(requireBothLanguages);

export const forecastBody = z
  .strictObject({
    ...secondVersion,
    ...reminder,
    ...plan,
    ...recipients,
    /** The saved campaign being edited. If `contacts` and `filter` are omitted, its saved recipients are used. */
    campaign: id.optional(),
    text_en: text(smsLimits.invitation),
    text_es: text(smsLimits.invitation),
  })
  .check(requireRemindersInTime, refuseBothRecipients);
