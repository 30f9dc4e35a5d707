import type { Generated } from "kysely";
import type { ContactFilter } from "#shared/rules/contacts/view.ts";
import type { Ending } from "#shared/rules/campaigns/decide.ts";
import type { Moment } from "./staff-schema.ts";

/** Texts that go out by a plan. */
export interface CampaignSchema {
  campaigns: {
    _id: string;
    name: string;
    state: Generated<"draft" | "running" | "paused" | "stopped">;
    text_en: string;
    text_es: string;
    second_en: string;
    second_es: string;
    reminder_en: string;
    reminder_es: string;
    reminders: number;
    reminderdays: number;
    wavesize: number | null;
    start: Moment | null;
    user: string | null;
    created: Generated<Moment>;
    started: Moment | null;
    paused: Moment | null;
    seed: Generated<string>;
    filter: ContactFilter | null;
    version: Generated<number>;
  };
  campaign_contacts: {
    campaign: string;
    contact: string;
    place: number;
    wave: number;
    texts: Generated<number>;
    due: Moment | null;
    ended: Ending | null;
    since: Moment | null;
    since_text: number | null;
  };
  campaign_texts: {
    campaign: string;
    contact: string;
    step: number;
    message: string;
    wording: Generated<number>;
    opened: Generated<boolean>;
  };
}
