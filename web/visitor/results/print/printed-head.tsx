import type { Result } from "#shared/contract/results.ts";
import { longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useSiteName } from "#web/core/frame/site.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { useNames } from "#web/visitor/quiz/visitor.ts";
import styles from "./print-sheet.module.css";

/** The calendar day where this phone is. */
function today(): string {
  const now = new Date();
  const minutes = now.getTimezoneOffset();
  return new Date(now.getTime() - minutes * 60_000).toISOString().slice(0, 10);
}

interface PrintedHeadProps {
  result: Result;
  isShared: boolean;
}

/** Whose sheet it is, of which day, and what matters most; names only from this phone. */
export function PrintedHead({ result, isShared }: PrintedHeadProps) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  const names = useNames(result._id);
  const { parentName, childName } = isShared ? {} : names;
  const facts = [
    [words.sheetParent, parentName],
    [words.sheetChild, childName],
    [words.sheetDate, longDate(today(), language)],
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
      <h2>{words.sheetTop}</h2>
      <ol className={styles.top}>
        {result.orderedConcerns
          .slice(0, 3)
          .map(({ _id, name, name_es }, at) => (
            <li key={_id}>
              <span className={styles.number}>{at + 1}</span>
              {(language === "es" && name_es) || name}
            </li>
          ))}
      </ol>
    </header>
  );
}
