import type { Result } from "#shared/contract/results.ts";
import { hasFewWorries, topCount } from "#shared/rules/ordering.ts";
import { longDate } from "#web/core/dates.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useSiteName } from "#web/core/frame/site.ts";
import { calmWords } from "#web/i18n/visitor/results/calm.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import {
  type ResultsTexts,
  useChildFacts,
  useChildNotes,
} from "#web/visitor/results/child/child-facts.ts";
import { useNames } from "#web/visitor/quiz/store.ts";
import styles from "./print-sheet.module.css";

function now(): string {
  return new Date().toISOString();
}

interface PrintedHeadProps {
  result: Result;
  texts: ResultsTexts;
  isShared: boolean;
}

const nobody = { age: null, doses: null };

/** Whose sheet it is, of which day, and what matters most; names only from this phone. */
export function PrintedHead({ result, texts, isShared }: PrintedHeadProps) {
  const words = useWords(resultsWords);
  const calm = useWords(calmWords);
  const isCalm = hasFewWorries(result.orderedConcerns);
  const language = useLanguage();
  const names = useNames(result._id);
  const { parentName, childName } = isShared ? {} : names;
  const child = isShared ? nobody : result.child;
  const notes = useChildNotes(child, texts);
  const facts = [
    [words.sheetParent, parentName],
    [words.sheetChild, childName],
    ...useChildFacts(child),
    [words.sheetDate, longDate(now(), language)],
  ].filter(([, fact]) => fact);
  return (
    <header className={styles.head}>
      <p className={styles.site}>{useSiteName()}</p>
      <h1>{words.sheetTitle}</h1>
      <dl className={styles.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && <p className={styles.note}>{notes.join(" ")}</p>}
      <h2>{isCalm ? calm.sheetTop : words.sheetTop}</h2>
      <ol className={styles.top}>
        {result.orderedConcerns
          .slice(0, topCount)
          .map(({ _id, name, name_es }, at) => (
            <li key={_id}>
              <span className={styles.number}>{at + 1}</span>
              {inLanguage(language, name, name_es)}
            </li>
          ))}
      </ol>
    </header>
  );
}
