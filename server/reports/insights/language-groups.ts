import type { Language } from "#shared/rules/language.ts";
import { areShown, smallestGroup } from "#shared/rules/reports/small-groups.ts";

/** Both languages together, and each one. Null for groups that may not be shown. */
export function languageGroups<
  Count extends { language: Language },
  Group extends { families: number },
>(counts: Count[], groupOf: (counts: Count[]) => Group) {
  const inLanguage = (language: Language) =>
    groupOf(counts.filter((each) => each.language === language));
  const total = groupOf(counts);
  const [en, es] = [inLanguage("en"), inLanguage("es")];
  // Hides a large group as well if the small one could be calculated from it and the total.
  const [isEnglishShown, isSpanishShown] = areShown([en.families, es.families]);
  return {
    total: total.families < smallestGroup ? null : total,
    en: isEnglishShown ? en : null,
    es: isSpanishShown ? es : null,
  };
}
