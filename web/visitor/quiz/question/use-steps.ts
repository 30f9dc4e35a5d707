import { useEffect, useEffectEvent, useState } from "react";
import { href, useNavigate } from "react-router";
import type { AnswerOption } from "#shared/rules/answers.ts";
import { useIsHere } from "#web/core/is-here.ts";
import { secondsSince, track } from "#web/core/events.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { questionWords } from "#web/i18n/visitor/question.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { send, useSending } from "#web/visitor/quiz/submit.ts";
import { changeQuiz, readQuiz } from "#web/visitor/quiz/store.ts";
import {
  answeredCount,
  answerTo,
  type AskedQuestion,
  stepAfter,
  underWay,
  withAnswer,
} from "#web/visitor/quiz/model.ts";
import { isAbandoned } from "#shared/rules/quiz-progress.ts";

/** What can be done on a question: choose, go on (and hand in after the last), go back. */
export function useSteps(question: AskedQuestion) {
  const words = useWords(questionWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const sending = useSending("answers");
  const [failure, setFailure] = useState<string>();
  const [shown] = useState(Date.now);
  const isHere = useIsHere();
  const { number } = question;

  function choose(answer: AnswerOption | undefined) {
    if (answer === undefined || sending !== "not") return;
    setFailure(undefined);
    changeQuiz((quiz) => withAnswer(quiz, question, answer));
  }

  async function finish() {
    setFailure(undefined);
    try {
      const draft = await send("answers", language);
      // The visitor may read something else by now.
      if (isHere.current) await navigate(href("/rank/:id", { id: draft }));
    } catch {
      setFailure(words.cannotAnswer);
    }
  }

  function next() {
    if (sending !== "not") return;
    if (answerTo(readQuiz(), question) === undefined) {
      toasts.show({ kind: "warning", text: words.chooseFirst });
      return;
    }
    track("question_answered", {
      place: "/question/{number}",
      number,
      seconds: secondsSince(shown),
    });
    const step = stepAfter(readQuiz(), question);
    if (step === undefined) void finish();
    else void navigate(href("/question/:number", { number: String(step) }));
  }

  // It was handed in, and the page closed before there was a connection.
  const finishAgain = useEffectEvent(finish);
  useEffect(() => {
    const quiz = readQuiz();
    if (underWay(quiz) === "answers" && !stepAfter(quiz, question))
      queueMicrotask(() => void finishAgain());
  }, [question]);

  function previous() {
    if (sending === "not")
      void navigate(
        number === 1
          ? href("/quiz/:id?")
          : href("/question/:number", { number: String(number - 1) }),
      );
  }

  return { choose, next, previous, sending, failure };
}

function report() {
  const count = answeredCount(readQuiz());
  if (isAbandoned(count))
    track("quiz_abandoned", { place: "/question/{number}", number: count });
}

/** Leaving the questions after fewer than ten answers counts as not finishing. */
export function useAbandonment() {
  useEffect(() => {
    addEventListener("pagehide", report);
    return () => {
      removeEventListener("pagehide", report);
      if (!/^\/(question|rank|quiz)/.test(location.pathname)) report();
    };
  }, []);
}
