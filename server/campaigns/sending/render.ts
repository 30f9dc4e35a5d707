import { createHash } from "node:crypto";
import { type Language, languageQuery } from "#shared/rules/language.ts";

export type Texts = {
  text_en: string;
  text_es: string;
  reminder_en: string;
  reminder_es: string;
};

/** What a contact reads: their language's text, and under it their own link. */
export function renderText(
  texts: Texts,
  { step, language }: { step: number; language: Language },
  { contact, publicUrl }: { contact: string; publicUrl: string },
): string {
  const text = texts[`${step === 0 ? "text" : "reminder"}_${language}`];
  return `${text}\n${publicUrl}/${contact}${languageQuery(language)}`;
}

/** The mark of a text: no two messages bear the same. */
export function markOf(campaign: string, contact: string, step: number) {
  return createHash("sha256")
    .update(`campaign ${campaign} ${contact} ${step}`)
    .digest();
}
