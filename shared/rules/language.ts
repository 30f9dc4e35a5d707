export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

function isSpoken(tag: string | undefined): tag is Language {
  return tag === "en" || tag === "es";
}

/** The visitor's own choice; else whichever of the two the browser likes better; else English. */
export function chooseLanguage(
  choices: (string | undefined)[],
  acceptLanguage: string | undefined,
): Language {
  return choices.find(isSpoken) ?? preferred(acceptLanguage ?? "") ?? "en";
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
    .find(isSpoken);
}
