import type { Language } from "#shared/rules/language.ts";
import { asksToStop, plainWords } from "./stop-sentences.ts";

export type SmsWish = "stop" | "start" | "help";

const words: Record<SmsWish, Record<Language, string[]>> = {
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
) as Map<string, { wish: SmsWish; language: Language }>;

/**
 * What an answer to a text asks for, and in which language: one of the words alone, one for stop as the
 * first sentence or line, or a sentence that clearly says stop. Undefined when a person has to read it.
 */
export function readSmsWish(text: string) {
  const alone = wishes.get(plainWords(text));
  if (alone) return alone;
  const first = wishes.get(plainWords(firstSentence(text)));
  if (first?.wish === "stop") return first;
  const language = asksToStop(text);
  return language && { wish: "stop" as const, language };
}

/** Empty when it is a question. */
function firstSentence(text: string): string {
  return /^[^\p{L}]*([^.!?;\n]*)(?:[.!;\n]|$)/u.exec(text)?.[1] ?? "";
}
