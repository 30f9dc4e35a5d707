import type { Campaign } from "#shared/contract/outreach/campaigns.ts";
import type { InputOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import type { Language } from "#shared/rules/language.ts";
import { areInTime } from "#shared/rules/outreach/campaigns/waves.ts";
import {
  type ContactFilter,
  everyContact,
} from "#shared/rules/outreach/contacts/view.ts";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import type { InvitationSettings } from "#web/admin/outreach/contacts/use-invitation-form.ts";
import { dayOf } from "#web/core/dates.ts";

/** The audience: none yet, the selected contacts, or all that match a filter. */
type Audience = "nobody" | "selected" | "filter";

export type CampaignFormDraft = {
  name: string;
  text_en: string;
  text_es: string;
  /** Whether half of the phones get the second text. */
  isTrial: boolean;
  second_en: string;
  second_es: string;
  reminder_en: string;
  reminder_es: string;
  who: Audience;
  /** The selected contacts; empty for a saved campaign, which keeps its own. */
  contacts: string[];
  filter: ContactFilter;
  isLater: boolean;
  day: string;
  time: string;
  isWaves: boolean;
  wavesize: string;
  reminders: string;
  reminderdays: string;
};

export type CampaignFormStart = {
  campaign: Campaign | undefined;
  contacts: string[];
  invitation: InvitationSettings;
};

const newDraft: CampaignFormDraft = {
  name: "",
  text_en: "",
  text_es: "",
  isTrial: false,
  second_en: "",
  second_es: "",
  reminder_en: "",
  reminder_es: "",
  who: "nobody",
  contacts: [],
  filter: everyContact,
  isLater: false,
  day: "",
  time: "10:00",
  isWaves: false,
  wavesize: "",
  reminders: "0",
  reminderdays: "3",
};

/** The draft of a saved campaign, or a new one with the default texts. */
export function toCampaignDraft({
  campaign,
  contacts,
  invitation,
}: CampaignFormStart): CampaignFormDraft {
  if (!campaign)
    return {
      ...newDraft,
      text_en: invitation.message_en,
      text_es: invitation.message_es,
      reminder_en: reminderOf("en", invitation.message_en),
      reminder_es: reminderOf("es", invitation.message_es),
      who: contacts.length > 0 ? "selected" : "nobody",
      contacts,
    };
  const { start, wavesize, reminders, reminderdays } = campaign;
  return {
    ...newDraft,
    name: campaign.name,
    text_en: campaign.text_en,
    text_es: campaign.text_es,
    second_en: campaign.second_en,
    second_es: campaign.second_es,
    reminder_en: campaign.reminder_en || reminderOf("en", campaign.text_en),
    reminder_es: campaign.reminder_es || reminderOf("es", campaign.text_es),
    isTrial: campaign.second_en !== "",
    who: campaign.filter ? "filter" : "selected",
    filter: campaign.filter ?? everyContact,
    ...(start !== null && {
      isLater: true,
      day: dayOf(start),
      time: timeOf(start),
    }),
    ...(wavesize !== null && { isWaves: true, wavesize: String(wavesize) }),
    reminders: String(reminders),
    reminderdays: String(reminderdays),
  };
}

const reminderWords = { en: "Reminder", es: "Recordatorio" };

/** The default reminder repeats the first text. */
const reminderOf = (language: Language, text: string) =>
  text === "" ? "" : `${reminderWords[language]}: ${text}`;

/** The default reminder for a new first text. Undefined if staff wrote their own reminder. */
export function reminderAfter(
  draft: CampaignFormDraft,
  language: Language,
  text: string,
): string | undefined {
  const current = draft[`reminder_${language}`];
  const isDefault = current === reminderOf(language, draft[`text_${language}`]);
  return isDefault ? reminderOf(language, text) : undefined;
}

function timeOf(moment: string): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Combines day and time in the device's time zone; undefined if invalid. */
function momentOf({ day, time }: CampaignFormDraft): string | undefined {
  const date = new Date(`${day}T${time}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

const hasReminders = (draft: CampaignFormDraft) => Number(draft.reminders) > 0;

type Body = InputOf<Contract["PUT /api/campaigns/:id"]>["body"];

function audienceOf({ who, contacts, filter }: CampaignFormDraft) {
  if (who === "filter") return { filter };
  return who === "selected" && contacts.length > 0 ? { contacts } : {};
}

/** The first text, and in an A/B test the second one. */
export function firstTexts(draft: CampaignFormDraft) {
  const { text_en, text_es, isTrial, second_en, second_es } = draft;
  return {
    text_en,
    text_es,
    second_en: isTrial ? second_en : "",
    second_es: isTrial ? second_es : "",
  };
}

/** The request body; drops the second text and reminders if they are switched off. */
export function bodyOf(draft: CampaignFormDraft): Body {
  const { name, isLater, isWaves } = draft;
  const sendsReminders = hasReminders(draft);
  return {
    name,
    ...firstTexts(draft),
    reminder_en: sendsReminders ? draft.reminder_en : "",
    reminder_es: sendsReminders ? draft.reminder_es : "",
    reminders: Number(draft.reminders),
    reminderdays: Number(draft.reminderdays),
    wavesize: isWaves ? Number(draft.wavesize) : null,
    start: isLater ? (momentOf(draft) ?? null) : null,
    ...audienceOf(draft),
  };
}

export type CampaignFormProblems = Partial<
  Record<keyof CampaignFormDraft, ErrorCode>
>;

type TextField = "name" | `${"text" | "second" | "reminder"}_${"en" | "es"}`;

/** Validation before saving. */
export function campaignProblems(
  draft: CampaignFormDraft,
): CampaignFormProblems {
  const requiredFields: TextField[] = ["name", "text_en", "text_es"];
  if (draft.isTrial) requiredFields.push("second_en", "second_es");
  if (hasReminders(draft)) requiredFields.push("reminder_en", "reminder_es");
  const problems: CampaignFormProblems = {};
  for (const field of requiredFields)
    if (draft[field].trim() === "") problems[field] = "required";
    else if (isPlaceholder(draft[field])) problems[field] = "placeholder";
  if (draft.who === "nobody") problems.contacts = "required";
  return { ...problems, ...planProblems(draft) };
}

/** Problems that prevent a forecast. */
export function planProblems(draft: CampaignFormDraft): CampaignFormProblems {
  const { isLater, isWaves, wavesize, reminders, reminderdays } = draft;
  const problems: CampaignFormProblems = {};
  if (isLater && momentOf(draft) === undefined) problems.day = "required";
  if (isWaves && !/^[1-9]\d{0,3}$/.test(wavesize.trim()))
    problems.wavesize = "invalid";
  if (!areInTime(Number(reminders), Number(reminderdays)))
    problems.reminderdays = "invalid";
  return problems;
}
