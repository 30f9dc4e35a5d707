import type { Child } from "#shared/rules/visit/child-notes.ts";
import { useWords } from "#web/core/language.tsx";
import { childWords } from "#web/i18n/visitor/results/child.ts";
import styles from "./child-card.module.css";
import {
  type ResultsTexts,
  useChildFacts,
  useChildNotes,
} from "./child-facts.ts";

interface ChildCardProps {
  child: Child;
  texts: ResultsTexts;
}

/** What is different at this child's age, or after the doses so far. */
export function ChildCard({ child, texts }: ChildCardProps) {
  const words = useWords(childWords);
  const facts = useChildFacts(child);
  const notes = useChildNotes(child, texts);
  if (notes.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="for-child">
      <h2 id="for-child">{words.title}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}:</dt> <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}
