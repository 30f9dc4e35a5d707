import Plus from "lucide-react/icons/plus";
import { useRef, useState } from "react";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { useHydrated } from "#web/core/first-page/hydration.ts";
import { isKiosk } from "#web/core/is-kiosk.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useIsStored } from "#web/core/storage/stored.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import {
  isTicked,
  restored,
  type Suggestion,
  type VisitQuestion,
  without,
  withSuggestion,
  questionText,
} from "./visit-questions.ts";
import { AnsweredOrNot } from "./answered-or-not.tsx";
import { OwnQuestion } from "./own-question.tsx";
import { VisitRow } from "./visit-row.tsx";
import type { VisitState } from "./visit-store.ts";
import styles from "./visit.module.css";

interface VisitCardProps {
  visit: VisitState;
  /** Suggested questions to begin the list with. */
  starters: Suggestion[];
  /** Whether the questions can only be ticked off. */
  isShared: boolean;
  /** Whether this is the server's page. The server knows neither who reads it nor whether scripts will run. */
  isSent: boolean;
}

/** The family's visit questions from all panels, to tick off during the visit. Without scripts they are only shown. */
export function VisitCard(props: VisitCardProps) {
  const { visit, starters, isShared, isSent } = props;
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
    <div data-only={questions.length === 0 ? "scripts" : undefined}>
      <section
        ref={card}
        id="my-questions"
        className={styles.card}
        tabIndex={-1}
        data-only={isSent ? "family" : undefined}
        aria-labelledby="my-questions-title"
      >
        <h2 id="my-questions-title">{words.visit}</h2>
        {questions.length === 0 ? (
          <p>{words.visitEmpty}</p>
        ) : (
          <Rows visit={visit} onRemove={isShared ? undefined : remove} />
        )}
        {!isShared && !isSent && <AnsweredOrNot questions={questions} />}
        {removed && !isShared && <Removed onUndo={undo} />}
        {!isShared && questions.length < starters.length && (
          <Starters {...{ visit, starters }} />
        )}
        {!isShared && (
          <div className={styles.own} data-only="scripts">
            <OwnQuestion visit={visit} />
          </div>
        )}
        {!isKiosk() && questions.length > 0 && <Kept questions={questions} />}
      </section>
    </div>
  );
}

/** Suggested questions to add with one tap. */
function Starters({
  visit,
  starters,
}: Pick<VisitCardProps, "visit" | "starters">) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  const left = starters.filter((each) => !isTicked(visit.questions, each));
  const add = (starter: Suggestion) =>
    visit.change((all) => withSuggestion(all, starter, newKey()));
  return (
    <div className={styles.starters} data-only="scripts">
      {left.map((starter) => (
        <button
          key={starter.key}
          type="button"
          className={styles.starter}
          aria-label={words.addThis(questionText(starter, language))}
          onClick={() => add(starter)}
        >
          <Icon of={Plus} />
          <span>{questionText(starter, language)}</span>
        </button>
      ))}
    </div>
  );
}

interface RowsProps {
  visit: VisitState;
  onRemove: ((question: VisitQuestion) => void) | undefined;
}

function Rows({ visit: { questions, change }, onRemove }: RowsProps) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  return (
    <>
      <p className={styles.helper} data-only="scripts">
        {words.visitHelper}
      </p>
      <ul className={styles.rows} data-only="scripts">
        {questions.map((question) => (
          <VisitRow
            key={question._id}
            question={question}
            change={change}
            onRemove={onRemove && (() => onRemove(question))}
          />
        ))}
      </ul>
      {!useHydrated() && (
        <ul className={styles.rows} data-only="plain">
          {questions.map((question) => (
            <li key={question._id} className={styles.row}>
              {questionText(question, language)}
            </li>
          ))}
        </ul>
      )}
    </>
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

/** The number of questions that were asked, and a note on where the list is stored. */
function Kept({ questions }: { questions: VisitQuestion[] }) {
  const words = useWords(resultsWords);
  const askedCount = questions.filter(({ isAsked }) => isAsked).length;
  const progress = words.askedOf(askedCount, questions.length);
  const isKept = useIsStored();
  return (
    <p className={styles.helper}>
      {askedCount > 0 && `${progress} · `}
      {isKept ? words.keptHere : words.notKept}
    </p>
  );
}
