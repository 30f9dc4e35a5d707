import { readsLinesOf } from "#shared/rules/content/clinic-reads.ts";
import { useLanguage } from "#web/core/language.tsx";
import type { ResultsTexts } from "#web/visitor/results/view.ts";
import styles from "./visit.module.css";

type Props = { texts: ResultsTexts };

/** The line that the clinic reads the questions. Shows nothing unless staff switched it on. */
export function ClinicReads({ texts }: Props) {
  const line = readsLinesOf(texts)[useLanguage()];
  return line === "" ? null : <p className={styles.reads}>{line}</p>;
}
