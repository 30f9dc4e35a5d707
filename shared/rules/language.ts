export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export function isLanguage(tag: string | undefined): tag is Language {
  return languages.some((language) => language === tag);
}

/** The query to add to links. Without it, a page opens in English or in the browser's language. */
export function languageQuery(language: Language): string {
  return language === "es" ? "?lang=es" : "";
}

/** Stores the chosen language for a year. */
export function languageCookie(language: string): string {
  return `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The first supported choice, else the language that the browser prefers, else English. */
export function chooseLanguage(
  choices: (string | undefined)[],
  acceptLanguage: string | undefined,
): Language {
  return choices.find(isLanguage) ?? preferred(acceptLanguage ?? "") ?? "en";
}

function preferred(acceptLanguage: string): Language | undefined {
  return acceptLanguage
    .split(",")
    .slice(0, 20)
    .map((entry) => {
      const [tag = "", weight] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return {
        language: tag.split("-")[0],
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .find(isLanguage);
}
