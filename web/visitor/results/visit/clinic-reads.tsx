import { readsLinesOf } from "#shared/rules/content/clinic-reads.ts";
import { useLanguage } from "#web/core/language.tsx";
import type { ResultsTexts } from "#web/visitor/results/view.ts";
import styles from "./visit.module.css";

type Props = { texts: ResultsTexts };

/** The line that the clinic reads the questions. Shows nothing unless staff switched it on. */
export function ClinicReads({ texts }: Props) {
  const language = useLanguage();
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
