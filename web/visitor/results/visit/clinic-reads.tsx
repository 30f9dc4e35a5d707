import type { Result } from "#shared/contract/quiz/results.ts";
import { readsLinesOf } from "#shared/rules/content/clinic-reads.ts";
import { useLanguage } from "#web/core/language.tsx";
import { useStoredText } from "#web/core/storage/stored.ts";
import type { ResultsTexts } from "#web/visitor/results/view.ts";
import type { VisitState } from "./visit-store.ts";
import styles from "./visit.module.css";

type Props = {
  texts: ResultsTexts;
  result: Pick<Result, "_id">;
  visit: VisitState;
};

/**
 * The line that the clinic reads the questions, if staff switched it on. Strangers may have opened the result, so it
 * is shown only where the family took the quiz or has questions.
 */
export function ClinicReads({ texts, result, visit }: Props) {
  const language = useLanguage();
  const own = useStoredText("userResultsId");
  if (own !== result._id && visit.questions.length === 0) return null;
  const line = readsLinesOf(texts)[language];
  if (line === "") return null;
  // Without words in the page's language, the line is in the other one.
  const other = language === "en" ? "es" : "en";
  const lang = texts[`readsline_${language}`] === "" ? other : undefined;
  return (
    <p className={styles.reads} lang={lang}>
      {line}
    </p>
  );
}
