import { type FormEvent, type RefObject, use, useEffect, useRef } from "react";
import { href, useActionData } from "react-router";
import { answerOptions } from "#shared/rules/answers.ts";
import { useWords } from "#web/core/language.tsx";
import { CookieVisitContext } from "#web/core/storage/stored.ts";
import { useEarlyTap } from "#web/core/first-page/early-tap.ts";
import {
  useIsFilledIn,
  useIsFromServer,
} from "#web/core/first-page/from-server.ts";
import { questionWords } from "#web/i18n/visitor/question.ts";
import { Progress } from "#web/ui/notices/progress.tsx";
import { useAbandonment } from "#web/visitor/quiz/abandonment.ts";
import { Answers } from "./answers.tsx";
import { useEarlyAnswer } from "./early-answer.ts";
import { useKeys } from "./keys.ts";
import { QuestionNotices } from "./question-notices.tsx";
import { QuestionSteps } from "./question-steps.tsx";
import styles from "./question.module.css";
import type { AnswerProblem } from "./take-answer.ts";
import { useQuiz } from "#web/visitor/quiz/quiz-store.ts";
import {
  answerTo,
  type AskedQuestion,
  questionAt,
} from "#web/visitor/quiz/saved-quiz.ts";
import { QuizNotHere } from "#web/visitor/quiz/plain/quiz-not-here.tsx";
import { useSteps } from "#web/visitor/quiz/steps.ts";
import { useSwipe } from "./swipe.ts";

/** One question, by itself on the screen; every choice is kept at once. */
export function Question({ question }: { question: AskedQuestion }) {
  const words = useWords(questionWords);
  const steps = useSteps(question);
  const { choose, next, previous } = steps;
  const { number, amount } = question;
  const form = useRef<HTMLFormElement>(null);
  useEarlyAnswer(form, question);
  // Before the question is kept, it may yet be another one, or none for somebody without a name.
  const isKept = questionAt(useQuiz(), number)?._id === question._id;
  const isFilledIn = useIsFilledIn();
  useEarlyTap(isKept);
  useSwipe(form, { right: next, left: previous });
  useKeys(form, {
    choose: (index) => choose(answerOptions[index]),
    enter: next,
  });
  useAbandonment();
  useBeginAtTheTop(form);

  const isWithoutVisit = use(CookieVisitContext) === undefined;
  const problem = useActionData<{ problem: AnswerProblem }>()?.problem;

  function submit(event: FormEvent) {
    event.preventDefault();
    next();
  }

  return (
    <form
      ref={form}
      // Without a script the server takes it; no browser fills in what was chosen before a restart.
      method="post"
      action={href("/question/:number", { number: String(number) })}
      autoComplete="off"
      className={styles.question}
      onSubmit={submit}
      noValidate
      aria-busy={isFilledIn && !isKept}
    >
      <Progress
        label={words.progress}
        value={number}
        max={amount}
        text={words.of(number, amount)}
      />
      {isWithoutVisit && <QuizNotHere />}
      <input type="hidden" name="question" value={question._id} />
      <Answers
        question={question}
        error={problem === "chooseFirst" ? words.chooseFirst : undefined}
        onChoose={choose}
      />
      <QuestionNotices
        failure={
          problem === "cannotAnswer" ? words.cannotAnswer : steps.failure
        }
        sending={steps.sending}
        isAnswered={answerTo(useQuiz(), question) !== undefined}
      />
      <QuestionSteps
        isFirst={number === 1}
        isLast={number >= amount}
        isSending={steps.sending !== "not"}
        onPrevious={previous}
      />
      <p className={styles.keys}>{words.keyboard}</p>
    </form>
  );
}

/** A new question is read from its first word, by eye and by ear; one that stood here already is being read. */
function useBeginAtTheTop(form: RefObject<HTMLFormElement | null>) {
  const isFromServer = useIsFromServer();
  useEffect(() => {
    if (isFromServer) return;
    form.current?.querySelector("h1")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [form, isFromServer]);
}
