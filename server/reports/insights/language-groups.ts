import type { Language } from "#shared/rules/language.ts";
import { areShown, smallestGroup } from "#shared/rules/reports/small-groups.ts";

/** Both languages together, and each one. Null for groups that may not be shown. */
export function languageGroups<Count extends { language: Language }, Group>(
  counts: Count[],
  groupOf: (counts: Count[]) => Group,
  sizeOf: (group: Group) => number,
) {
  const inLanguage = (language: Language) =>
    groupOf(counts.filter((each) => each.language === language));
  const total = groupOf(counts);
  const [en, es] = [inLanguage("en"), inLanguage("es")];
  // Hides a large group as well if the small one could be calculated from it and the total.
  const [isEnglishShown, isSpanishShown] = areShown([sizeOf(en), sizeOf(es)]);
  return {
    total: sizeOf(total) < smallestGroup ? null : total,
    en: isEnglishShown ? en : null,
    es: isSpanishShown ? es : null,
  };
}
