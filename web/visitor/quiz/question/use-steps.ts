import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import type { AnswerOption } from "#shared/rules/quiz/answers.ts";
import { secondsSince, track } from "#web/core/events.ts";
import { useWords } from "#web/core/language.tsx";
import { questionWords } from "#web/i18n/visitor/question-screen.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useSubmit } from "#web/visitor/quiz/submit.ts";
import { changeQuiz, readQuiz, readVisitor } from "#web/visitor/quiz/store.ts";
import {
  answeredCount,
  storedAnswer,
  type QuizQuestion,
  questionAt,
  stepAfter,
  isInProgress,
  withAnswer,
  withQuestion,
} from "#web/visitor/quiz/model.ts";
import { isAbandoned } from "#shared/rules/quiz/quiz-progress.ts";

/** The actions of a question: choose, continue (submit after the last), go back. */
export function useSteps(question: QuizQuestion) {
  const words = useWords(questionWords);
  const navigate = useNavigate();
  const [shown] = useState(Date.now);
  const toast = useRef<number>(undefined);
  const { number } = question;
  const { submit, sending, hasFailed, hasArrived, startOver } = useSubmit(
    "answers",
    () => {
      const quiz = readQuiz();
      return isInProgress(quiz) === "answers" && !stepAfter(quiz, question);
    },
    (draft) => navigate(href("/rank/:id", { id: draft })),
  );

  // Store the question that the server rendered, before the router loads it again.
  useLayoutEffect(() => {
    if (readVisitor().parentName && !questionAt(readQuiz(), number))
      changeQuiz((quiz) => withQuestion(quiz, number, question));
  }, [number, question]);

  // Close the toast together with its question.
  useEffect(
    () => () => {
      if (toast.current !== undefined) toasts.close(toast.current);
    },
    [],
  );

  function choose(answer: AnswerOption | undefined) {
    if (answer === undefined || sending !== "not") return;
    startOver();
    if (toast.current !== undefined) toasts.close(toast.current);
    changeQuiz((quiz) => withAnswer(quiz, question, answer));
  }

  function next() {
    if (sending !== "not") return;
    if (storedAnswer(readQuiz(), question) === undefined) {
      toast.current = toasts.show({ kind: "warning", text: words.chooseFirst });
      return;
    }
    track("question_answered", {
      place: "/question/{number}",
      number,
      seconds: secondsSince(shown),
    });
    const step = stepAfter(readQuiz(), question);
    if (step === undefined) void submit();
    else void navigate(href("/question/:number", { number: String(step) }));
  }

  function previous() {
    if (sending === "not")
      void navigate(
        number === 1
          ? href("/quiz/:id?")
          : href("/question/:number", { number: String(number - 1) }),
      );
  }

  return { choose, next, previous, sending, hasFailed, hasArrived };
}

function report() {
  const count = answeredCount(readQuiz());
  if (isAbandoned(count))
    track("quiz_abandoned", { place: "/question/{number}", number: count });
}

/** Counts a quiz as not finished when the visitor leaves the questions after fewer than ten answers. */
export function useAbandonment() {
  useEffect(() => {
    addEventListener("pagehide", report);
    return () => {
      removeEventListener("pagehide", report);
      if (!/^\/(question|rank|quiz)/.test(location.pathname)) report();
    };
  }, []);
}
