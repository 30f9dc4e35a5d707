import { useEffect } from "react";
import type { Result } from "#shared/contract/results.ts";
import { topCount } from "#shared/rules/ordering.ts";
import { longDate } from "#web/core/dates.ts";
import { track } from "#web/core/events.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useSite } from "#web/core/frame/site.ts";
import { coreWords } from "#web/i18n/core/core.ts";
import type { ResultsTexts } from "#web/visitor/results/child/child-facts.ts";
import type { Reading } from "#web/visitor/results/concern-readings.ts";
import type { Visit } from "#web/visitor/results/visit/visit-store.ts";
import { PrintedClinic } from "./printed-clinic.tsx";
import { PrintedConcern } from "./printed-concern.tsx";
import { PrintedHead } from "./printed-head.tsx";
import { PrintedQuestions } from "./printed-questions.tsx";
import { PrintedSafety } from "./printed-safety.tsx";
import styles from "./print-sheet.module.css";

interface PrintSheetProps {
  result: Result;
  texts: ResultsTexts;
  readings: Record<string, Reading>;
  visit: Visit;
  isShared: boolean;
}

/** A sheet for the doctor's visit, which is there on paper only. */
export function PrintSheet({
  result,
  texts,
  readings,
  visit,
  isShared,
}: PrintSheetProps) {
  useEffect(() => {
    const count = () => track("printed", { place: "/results/{id}" });
    addEventListener("afterprint", count);
    return () => removeEventListener("afterprint", count);
  }, []);
  return (
    <div className={styles.sheet}>
      <PrintedHead result={result} texts={texts} isShared={isShared} />
      <PrintedQuestions questions={visit.questions} />
      {!isShared && <PrintedClinic />}
      <div className={styles.columns}>
        {result.orderedConcerns.slice(0, topCount).map((ranked, at) => (
          <PrintedConcern
            key={ranked._id}
            ranked={ranked}
            place={at + 1}
            reading={readings[ranked._id] ?? "loading"}
            visit={visit}
          />
        ))}
        <PrintedSafety texts={texts} />
        <SmallPrint />
      </div>
    </div>
  );
}

function SmallPrint() {
  const words = useWords(coreWords);
  const language = useLanguage();
  const main = useSite()?.main;
  if (!main) return null;
  const { reviewedon } = main;
  return (
    <p className={styles.small}>
      {inLanguage(language, main.disclaimer_en, main.disclaimer_es)}{" "}
      {inLanguage(language, main.funding_en, main.funding_es)}{" "}
      {reviewedon && words.reviewedOn(longDate(reviewedon, language))}
    </p>
  );
}
