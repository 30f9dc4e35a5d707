import type { Language } from "#shared/rules/language.ts";

/** A text by staff in the page's language. In English if there is no Spanish. */
export function inLanguage<Words extends { readonly length: number }>(
  language: Language,
  english: Words,
  spanish: Words,
): Words {
  return language === "es" && spanish.length > 0 ? spanish : english;
}

/** The text with its `lang`, which marks English on a Spanish page for screen readers. */
export function inMarkedLanguage<Words extends { readonly length: number }>(
  language: Language,
  english: Words,
  spanish: Words,
): { words: Words; lang: "en" | undefined } {
  const isEnglish = language === "es" && spanish.length === 0;
  const words = inLanguage(language, english, spanish);
  return { words, lang: isEnglish ? "en" : undefined };
}
