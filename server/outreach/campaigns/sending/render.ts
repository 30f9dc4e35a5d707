import { createHash } from "node:crypto";
import {
  type ReadsLines,
  withReadsLine,
} from "#shared/rules/content/clinic-reads.ts";
import { type Language, languageQuery } from "#shared/rules/language.ts";

/** First text, its second variant, and the reminder, in both languages. */
export type CampaignTexts = Record<
  `${"text" | "second" | "reminder"}_${Language}`,
  string
>;

/** Selects a text of a campaign. Step 0 is the first text, which may have two wordings. Steps from 1 are reminders. */
export type TextVersion = {
  step: number;
  wording: Wording;
  language: Language;
};

type Reader = { contact: string; publicUrl: string; lines: ReadsLines };

/** The text in the contact's language, followed by the line about the questions, if any, and the personal link. */
export function renderText(
  texts: CampaignTexts,
  { step, wording, language }: TextVersion,
  { contact, publicUrl, lines }: Reader,
): string {
  const first = wording === 2 ? "second" : "text";
  const text = texts[`${step === 0 ? first : "reminder"}_${language}`];
  return `${withReadsLine(text, lines[language])}\n${publicUrl}/${contact}${languageQuery(language)}`;
}

/** The unique key of a text. */
export function dedupeKeyOf(campaign: string, contact: string, step: number) {
  return createHash("sha256")
    .update(`campaign ${campaign} ${contact} ${step}`)
    .digest();
}

/** The first or the second wording of the first text. */
export type Wording = 1 | 2;

/** The values that determine a wording. Without a second text there is only one wording. */
export type Trial = { seed: string; second_en: string };

/**
 * Assigns a wording to a phone, by a hash of the campaign's seed and the number. It is random, but always the same
 * for all contacts with that phone.
 */
export function assignVariant(
  { seed, second_en }: Trial,
  phone: string,
): Wording {
  if (second_en === "") return 1;
  const [byte = 0] = createHash("sha256")
    .update(`wording ${seed} ${phone}`)
    .digest();
  return byte % 2 === 0 ? 1 : 2;
}
