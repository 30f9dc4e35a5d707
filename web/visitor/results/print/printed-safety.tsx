import { useWords } from "#web/core/language.tsx";
import { useTexts } from "#web/core/frame/site.ts";
import { safetyWords } from "#web/i18n/visitor/results/safety.ts";
import type { ResultsTexts } from "#web/visitor/results/child/child-facts.ts";
import styles from "./print-sheet.module.css";

/** How many doses there are at present, and whom to call after one. */
export function PrintedSafety({ texts }: { texts: ResultsTexts }) {
  const words = useWords(safetyWords);
  const say = useTexts(texts);
  const schedule = say("schedule");
  const safety = say("safety");
  return (
    <section className={styles.safety}>
      {schedule && <p>{schedule}</p>}
      {safety && (
        <p>
          <strong>{words.title}:</strong> {safety}
        </p>
      )}
    </section>
  );
}
