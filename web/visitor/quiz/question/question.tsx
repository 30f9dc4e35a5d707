import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { answerOptions } from "#shared/rules/answers.ts";
import { useWords } from "#web/core/language.tsx";
import { quizWords } from "#web/i18n/visitor/quiz.ts";
import { Progress } from "#web/ui/notices/progress.tsx";
import { useAbandonment } from "#web/visitor/quiz/abandonment.ts";
import { Answers } from "./answers.tsx";
import { useKeys } from "./keys.ts";
import { QuestionNotices } from "./question-notices.tsx";
import { QuestionSteps } from "./question-steps.tsx";
import styles from "./question.module.css";
import { useQuiz } from "#web/visitor/quiz/quiz-store.ts";
import { answerTo, type AskedQuestion } from "#web/visitor/quiz/saved-quiz.ts";
import { useSteps } from "#web/visitor/quiz/steps.ts";
import { useSwipe } from "./swipe.ts";

/** One question, by itself on the screen; every choice is kept at once. */
export function Question({ question }: { question: AskedQuestion }) {
  const words = useWords(quizWords);
  const steps = useSteps(question);
  const { choose, next, previous } = steps;
  const { number, amount } = question;
  const form = useRef<HTMLFormElement>(null);
  useSwipe(form, { right: next, left: previous });
  useKeys({ choose: (index) => choose(answerOptions[index]), enter: next });
  useAbandonment();
  useBeginAtTheTop(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    next();
  }

  return (
    <form ref={form} className={styles.question} onSubmit={submit} noValidate>
      <Progress
        label={words.progress}
        value={number}
        max={amount}
        text={words.of(number, amount)}
      />
      <Answers question={question} onChoose={choose} />
      <QuestionNotices
        failure={steps.failure}
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

/** A new question is read from its first word, by eye and by ear. */
function useBeginAtTheTop(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    form.current?.querySelector("h1")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [form]);
}
