import { useRef, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { isStorageWorking } from "#web/core/storage/storage.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import { restored, type VisitQuestion, without } from "./visit-questions.ts";
import { OwnQuestion } from "./own-question.tsx";
import { VisitRow } from "./visit-row.tsx";
import type { Visit } from "./visit-store.ts";
import styles from "./visit.module.css";

interface VisitCardProps {
  visit: Visit;
  isShared: boolean;
}

/** What this family wants to ask, collected from all panels; ticked off during the visit. */
export function VisitCard({ visit, isShared }: VisitCardProps) {
  const words = useWords(resultsWords);
  const { questions, change } = visit;
  const card = useRef<HTMLElement>(null);
  const [removed, setRemoved] = useState<{
    question: VisitQuestion;
    at: number;
  }>();

  function remove(question: VisitQuestion) {
    setRemoved({ question, at: questions.indexOf(question) });
    change((all) => without(all, question._id));
  }
  function undo() {
    if (removed) change((all) => restored(all, removed.question, removed.at));
    setRemoved(undefined);
    card.current?.focus();
  }
  if (isShared && questions.length === 0) return null;
  return (
    <section
      ref={card}
      id="my-questions"
      className={styles.card}
      tabIndex={-1}
      aria-labelledby="my-questions-title"
    >
      <h2 id="my-questions-title">{words.visit}</h2>
      {questions.length === 0 ? (
        <p>{words.visitEmpty}</p>
      ) : (
        <>
          <p className={styles.helper}>{words.visitHelper}</p>
          <ul className={styles.rows}>
            {questions.map((question) => (
              <VisitRow
                key={question._id}
                question={question}
                change={change}
                onRemove={isShared ? undefined : () => remove(question)}
              />
            ))}
          </ul>
        </>
      )}
      {removed && !isShared && <Removed onUndo={undo} />}
      {!isShared && (
        <div className={styles.own}>
          <OwnQuestion visit={visit} />
        </div>
      )}
      <Kept questions={questions} />
    </section>
  );
}

function Removed({ onUndo }: { onUndo: () => void }) {
  const words = useWords(resultsWords);
  return (
    <div className={styles.removed}>
      <span role="status">{words.removed}</span>
      <Button ref={takeFocus} kind="quiet" compact onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
}

/** How far the talk has come, and where the list is kept. */
function Kept({ questions }: { questions: VisitQuestion[] }) {
  const words = useWords(resultsWords);
  const asked = questions.filter(({ isAsked }) => isAsked).length;
  const progress = words.askedOf(asked, questions.length);
  return (
    <p className={styles.helper}>
      {asked > 0 && `${progress} · `}
      {isStorageWorking() ? words.keptHere : words.notKept}
    </p>
  );
}
