import { QuizNotHere } from "#web/visitor/quiz/notices.tsx";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./skeleton.module.css";

/** A placeholder while the results load. */
export function ResultsSkeleton() {
  return (
    <div className={styles.page}>
      <output>
        <VisuallyHidden>{useWords(resultsWords).loading}</VisuallyHidden>
      </output>
      <QuizNotHere />
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.panel} data-open="true" />
      <div className={styles.panel} />
      <div className={styles.panel} />
    </div>
  );
}

/** A placeholder for a few lines of text. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <output className={styles.text}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2, 3, 4].map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </output>
  );
}
