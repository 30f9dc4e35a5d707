import { useEffect, useRef, useState } from "react";
import { useActionData, useLocation } from "react-router";
import type { Result } from "#shared/contract/quiz/results.ts";
import {
  answerOptions,
  type AnswerOption,
} from "#shared/rules/quiz/answers.ts";
import { call, isRefusal } from "#web/core/calls/call.ts";
import { useHydrated } from "#web/core/first-page/hydration.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useStoredText } from "#web/core/storage/stored.ts";
import { askAgainWords } from "#web/i18n/visitor/results/ask-again.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./ask-again.module.css";
import type { ActionData } from "./results.action.ts";
import { askAgainId } from "./view.ts";

type Props = {
  result: Pick<Result, "_id" | "askAgain">;
  /** Whether staff have the question asked again. */
  isOn: boolean;
};

/** Asks the family that took the quiz on this device one of its questions once more. */
export function AskAgain({ result: { _id, askAgain }, isOn }: Props) {
  const isHydrated = useHydrated();
  const isOwn = useStoredText("userResultsId") === _id;
  const isRefused = useActionData<ActionData>() !== undefined;
  if (!askAgain || (isHydrated && !isOwn)) return null;
  if (!isOn && !isRefused) return null;
  return <Asking key={_id} of={askAgain} result={_id} isRefused={isRefused} />;
}

type State = "open" | "sending" | "failed" | "closed" | "answered";

type AskingProps = {
  of: NonNullable<Result["askAgain"]>;
  result: string;
  /** Whether the server refused the answer of a plain form, because staff switched the question off. */
  isRefused: boolean;
};

function Asking({ of, result, isRefused }: AskingProps) {
  const words = useWords(askAgainWords);
  const { pathname, hash } = useLocation();
  const isHydrated = useHydrated();
  const [state, setState] = useState<State>("open");
  const reply = useRef<HTMLParagraphElement>(null);
  const { question, labels } = useQuestion(of);
  // The pressed button is gone then.
  useEffect(() => {
    if (state !== "open") reply.current?.focus();
  }, [state]);

  async function send(answer: AnswerOption) {
    setState("sending");
    try {
      const params = { id: result };
      await call("POST /api/results/:id/second-answer", {
        params,
        body: { answer },
      });
    } catch (error) {
      // Staff have switched the question off in the meantime.
      return setState(isRefusal(error) ? "closed" : "failed");
    }
    setState("answered");
  }
  // A plain form returns to this place. If scripts load afterward, the thanks stay.
  const hasReturned = !isHydrated || hash === `#${askAgainId}`;
  const isAnswered = state === "answered" || (of.isAnswered && hasReturned);
  if (isAnswered || isRefused || state === "closed")
    return (
      <p id={askAgainId} ref={reply} tabIndex={-1} className={styles.reply}>
        {isAnswered ? words.thanks : words.closed}
      </p>
    );
  if (of.isAnswered) return null;
  return (
    <div data-print="hide">
      <Disclosure heading="h2" title={words.title}>
        <form
          className={styles.form}
          method="post"
          action={`${pathname}#${askAgainId}`}
        >
          <p>{words.intro}</p>
          <fieldset className={styles.answers}>
            <legend>{question}</legend>
            {answerOptions.map((option, at) => (
              <Button
                key={option}
                type="submit"
                kind="secondary"
                compact
                name="answer"
                value={option}
                aria-disabled={state === "sending" || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  if (state !== "sending") void send(option);
                }}
              >
                {labels[at]}
              </Button>
            ))}
          </fieldset>
          {state === "failed" && <Alert kind="danger">{words.failed}</Alert>}
        </form>
      </Disclosure>
    </div>
  );
}

/** The question in the page's language; English where there is no Spanish. */
function useQuestion(of: AskingProps["of"]) {
  const language = useLanguage();
  return {
    question: inLanguage(language, of.question, of.question_es),
    labels: of.labels.map((label, at) =>
      inLanguage(language, label, of.labels_es[at] ?? ""),
    ),
  };
}
