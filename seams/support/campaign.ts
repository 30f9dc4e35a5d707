import type { CampaignDraft } from "#shared/contract/outreach/campaign-draft.ts";

/** A campaign with one text. */
export const campaignDraft: Omit<CampaignDraft, "contacts" | "filter"> = {
  name: "Spring",
  text_en: "Please take the quiz. Reply STOP to stop.",
  text_es: "Por favor conteste. Responda ALTO para no recibir mensajes.",
  second_en: "",
  second_es: "",
  reminder_en: "",
  reminder_es: "",
  reminders: 0,
  reminderdays: 3,
  wavesize: null,
  start: null,
};
