import type { VisitGroup } from "#shared/contract/reports/insights.ts";
import type { Language } from "#shared/rules/language.ts";
import { areShown, smallestGroup } from "#shared/rules/reports/small-groups.ts";
import { visitAnswers } from "#shared/rules/quiz/visit/visit-answers.ts";
import type { findVisitAnswers } from "./queries.ts";

type Counts = Awaited<ReturnType<typeof findVisitAnswers>>;

/** What families said about the questions on this concern, or with '' about all their questions. */
export function visitGroupsOf(counts: Counts, concern: string) {
  const own = counts.filter((each) => each.concern === concern);
  const inLanguage = (language: Language) =>
    groupOf(own.filter((each) => each.language === language));
  const total = groupOf(own);
  const [en, es] = [inLanguage("en"), inLanguage("es")];
  // Hides a large group as well if the small one could be calculated from it and the total.
  const [isEnglishShown, isSpanishShown] = areShown([en.families, es.families]);
  return {
    total: total.families < smallestGroup ? null : total,
    en: isEnglishShown ? en : null,
    es: isSpanishShown ? es : null,
  };
}

function groupOf(counts: Counts): NonNullable<VisitGroup> {
  // A family that changed its answer in the other language would otherwise leave a negative count.
  const [none = 0, some = 0, all = 0] = visitAnswers.map((_, number) =>
    Math.max(
      0,
      counts.reduce(
        (sum, each) => sum + (each.number === number ? each.count : 0),
        0,
      ),
    ),
  );
  return { families: none + some + all, all, some, none };
}
