import { useLanguage, useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import {
  type VisitQuestion,
  wordsOf,
} from "#web/visitor/results/visit/visit-questions.ts";
import styles from "./print-sheet.module.css";

// More questions than this leave no room to write between them on one page.
const roomFor = 7;

/** What to ask, with a box to tick and a line to write on; or lines alone. */
export function PrintedQuestions({
  questions,
}: {
  questions: VisitQuestion[];
}) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  return (
    <section className={styles.mine}>
      {questions.length > 0 && <h2>{words.sheetQuestions}</h2>}
      <ul className={styles.boxes}>
        {questions.map((question) => (
          <li key={question._id} data-asked={question.isAsked}>
            {wordsOf(question, language)}
            {questions.length <= roomFor && <div className={styles.line} />}
          </li>
        ))}
      </ul>
      <h3>{words.sheetNotes}</h3>
      {(questions.length > 3 ? [1] : [1, 2, 3]).map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </section>
  );
}
