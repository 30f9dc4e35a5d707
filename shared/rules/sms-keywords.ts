import type { SpokenLanguage } from "./language.ts";
import { asksToStop } from "./stop-sentences.ts";

export type SmsWish = "stop" | "start" | "help";

const words: Record<SmsWish, Record<SpokenLanguage, string[]>> = {
  stop: {
    en: [
      "stop",
      "stopall",
      "stop all",
      "end",
      "cancel",
      "quit",
      "unsubscribe",
      "revoke",
      "optout",
      "opt out",
    ],
    es: ["alto", "parar", "pare", "baja", "cancelar", "fin", "no mas"],
  },
  start: {
    en: ["start", "unstop", "subscribe"],
    es: ["iniciar", "comenzar", "empezar"],
  },
  help: { en: ["help", "info"], es: ["ayuda"] },
};

const wishes = new Map(
  Object.entries(words).flatMap(([wish, languages]) =>
    Object.entries(languages).flatMap(([language, all]) =>
      all.map((word) => [word, { wish, language }] as const),
    ),
  ),
) as Map<string, { wish: SmsWish; language: SpokenLanguage }>;

/**
 * What an answer to a text asks for, and in which language: one of the words alone, or a sentence that
 * clearly says stop. Undefined when a person has to read it.
 */
export function readSmsWish(text: string) {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
  const language = asksToStop(text);
  return wishes.get(plain) ?? (language && { wish: "stop" as const, language });
}
