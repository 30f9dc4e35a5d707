import type { Campaign, CampaignDraft } from "#shared/contract/campaigns.ts";
import { areInTime } from "#shared/rules/campaigns/waves.ts";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import type { Invitation } from "#web/admin/contacts/inviting/default-text.ts";
import { dayOf } from "#web/core/dates.ts";

/** A campaign as it is being written. */
export type Draft = {
  name: string;
  text_en: string;
  text_es: string;
  reminder_en: string;
  reminder_es: string;
  contacts: string[];
  isLater: boolean;
  day: string;
  time: string;
  isWaves: boolean;
  wavesize: string;
  reminders: string;
  reminderdays: string;
};

export type Start = {
  campaign: Campaign | undefined;
  contacts: string[];
  invitation: Invitation;
};

const opening = "10:00";

/** What the form begins with: the campaign, or the default text for these contacts. */
export function draftOf({ campaign, contacts, invitation }: Start): Draft {
  if (!campaign)
    return {
      name: "",
      text_en: invitation.message_en,
      text_es: invitation.message_es,
      reminder_en: "",
      reminder_es: "",
      contacts,
      isLater: false,
      day: "",
      time: opening,
      isWaves: false,
      wavesize: "",
      reminders: "0",
      reminderdays: "3",
    };
  const { start, wavesize, reminders, reminderdays } = campaign;
  return {
    name: campaign.name,
    text_en: campaign.text_en,
    text_es: campaign.text_es,
    reminder_en: campaign.reminder_en,
    reminder_es: campaign.reminder_es,
    contacts,
    isLater: start !== null,
    day: start === null ? "" : dayOf(start),
    time: start === null ? opening : timeOf(start),
    isWaves: wavesize !== null,
    wavesize: wavesize === null ? "" : String(wavesize),
    reminders: String(reminders),
    reminderdays: String(reminderdays),
  };
}

function timeOf(moment: string): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment of a day and a time on this device; undefined where there is none. */
function momentOf({ day, time }: Draft): string | undefined {
  const date = new Date(`${day}T${time}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

const hasReminders = (draft: Draft) => Number(draft.reminders) > 0;

/** What is sent; reminders that are not wanted are not kept. */
export function bodyOf(draft: Draft): CampaignDraft {
  const { name, text_en, text_es, contacts, isLater, isWaves } = draft;
  const reminds = hasReminders(draft);
  return {
    name,
    text_en,
    text_es,
    reminder_en: reminds ? draft.reminder_en : "",
    reminder_es: reminds ? draft.reminder_es : "",
    reminders: Number(draft.reminders),
    reminderdays: Number(draft.reminderdays),
    wavesize: isWaves ? Number(draft.wavesize) : null,
    start: isLater ? (momentOf(draft) ?? null) : null,
    contacts,
  };
}

export type Problems = Partial<Record<keyof Draft, ErrorCode>>;

/** What has to be filled in or corrected before it can be saved. */
export function problemsOf(draft: Draft): Problems {
  const needed: (keyof Draft)[] = ["name", "text_en", "text_es"];
  if (hasReminders(draft)) needed.push("reminder_en", "reminder_es");
  const problems: Problems = {};
  for (const field of needed)
    if (String(draft[field]).trim() === "") problems[field] = "required";
  if (draft.contacts.length === 0) problems.contacts = "required";
  return { ...problems, ...planProblems(draft) };
}

/** What keeps the plan from being counted. */
export function planProblems(draft: Draft): Problems {
  const { isLater, isWaves, wavesize, reminders, reminderdays } = draft;
  const problems: Problems = {};
  if (isLater && momentOf(draft) === undefined) problems.day = "required";
  if (isWaves && !/^[1-9]\d{0,3}$/.test(wavesize.trim()))
    problems.wavesize = "invalid";
  if (!areInTime(Number(reminders), Number(reminderdays)))
    problems.reminderdays = "invalid";
  return problems;
}
