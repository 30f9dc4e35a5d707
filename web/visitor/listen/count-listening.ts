import type { Language } from "#shared/rules/language.ts";
import type { Place } from "#shared/rules/quiz/places.ts";
import { track } from "#web/core/events.ts";

const counted: Record<string, true> = {};

/** Counts the event once in each language until the page is loaded again, so that most families count once. */
export function countListening(
  name: "listen_offered" | "listened",
  place: Place,
  language: Language,
) {
  const key = name + language;
  if (!counted[key]) track(name, { place });
  counted[key] = true;
}
