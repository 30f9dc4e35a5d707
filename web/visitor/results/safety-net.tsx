import { useTexts } from "#web/core/frame/site.ts";
import { useWords } from "#web/core/language.tsx";
import { safetyWords } from "#web/i18n/visitor/results/safety.ts";
import type { ResultsTexts } from "./child/child-facts.ts";
import styles from "./results.module.css";

/** Whom to call when something goes wrong after a shot, and where to report it. */
export function SafetyNet({ texts }: { texts: ResultsTexts }) {
  const words = useWords(safetyWords);
  const text = useTexts(texts)("safety");
  if (!text) return null;
  return (
    <section className={styles.safety} aria-labelledby="after-the-shot">
      <h2 id="after-the-shot">{words.title}</h2>
      <p>{text}</p>
    </section>
  );
}
