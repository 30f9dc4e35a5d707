import { type Child, notesFor } from "#shared/rules/quiz/visit/child-notes.ts";
import { useTexts } from "#web/core/frame/site.ts";
import { useWords } from "#web/core/language.tsx";
import { childWords } from "#web/i18n/visitor/results/child.words.ts";
import styles from "./child.module.css";
import type { ResultsTexts } from "./view.ts";

/** The parent's answers about the child, as labels and facts. */
export function useChildFacts({ age, doses }: Child): [string, string][] {
  const words = useWords(childWords);
  const facts: [string, string | null][] = [
    [words.age, age && words.ages[age]],
    [words.doses, doses && words.dosesSoFar[doses]],
  ];
  return facts.flatMap(([label, fact]) => (fact ? [[label, fact]] : []));
}

/** The notes by staff for a child of this age and with these doses, without empty ones. */
export function useChildNotes(child: Child, texts: ResultsTexts): string[] {
  const say = useTexts(texts);
  return notesFor(child)
    .map((note) => say(note))
    .filter((text) => text !== "");
}

interface ChildCardProps {
  child: Child;
  texts: ResultsTexts;
}

/** Notes about this child's age and doses so far. */
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
