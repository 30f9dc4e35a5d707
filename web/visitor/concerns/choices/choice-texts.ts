import type { Settings } from "#shared/contract/settings.ts";

export const choices = ["now", "later", "notnow"] as const;
export const points = ["happens", "good", "bad"] as const;

type Choice = (typeof choices)[number];
type Point = (typeof points)[number];

/** What staff wrote about each choice. */
export type ChoiceTexts = Pick<
  Settings["results"],
  `${Choice}${Point}_${"en" | "es"}`
>;

/** The texts about the choices alone, for a page that is sent with them. */
export function choicesIn(results: Settings["results"]): ChoiceTexts {
  const entries = Object.entries(results).filter(([name]) =>
    choices.some((choice) => name.startsWith(choice)),
  );
  return Object.fromEntries(entries) as ChoiceTexts;
}
