import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { href, useActionData } from "react-router";
import {
  type AnswerOption,
  answerOptions,
} from "#shared/rules/quiz/answers.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { CookieVisitContext, useIsStored } from "#web/core/storage/stored.ts";
import { useTypedText } from "#web/core/first-page/typed-text.ts";
import {
  useHydrated,
  useWasServerRendered,
} from "#web/core/first-page/hydration.ts";
import { questionWords } from "#web/i18n/visitor/question-screen.words.ts";
import { Progress } from "#web/ui/notices/progress.tsx";
import { ListenButton } from "#web/visitor/listen/listen-button.tsx";
import type { SendingState } from "#web/visitor/quiz/submit.ts";
import { useAbandonment, useSteps } from "./use-steps.ts";
import { useKeys, useSwipe } from "./input.ts";
import styles from "./question.module.css";
import type { AnswerProblem } from "./question.action.ts";
import { firstName } from "#web/visitor/first-name.ts";
import { useQuiz, useVisitor } from "#web/visitor/quiz/store.ts";
import {
  storedAnswer,
  type QuizQuestion,
  questionAt,
} from "#web/visitor/quiz/model.ts";
import { NotKept, QuizNotHere } from "#web/visitor/quiz/notices.tsx";
import { wordsOfQuestion } from "#web/core/question-words.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { ArrowLeft, ArrowRight } from "#web/ui/content/icons.tsx";
import { BottomBar } from "#web/ui/layout/bottom-bar.tsx";
import { Button } from "#web/ui/actions/button.tsx";

/** One question of the quiz; every choice is saved at once. */
export function QuizQuestionForm({ question }: { question: QuizQuestion }) {
  const words = useWords(questionWords);
  const steps = useSteps(question);
  const { choose, next, previous } = steps;
  const isAnswered = storedAnswer(useQuiz(), question) !== undefined;
  const { number, amount } = question;
  const form = useRef<HTMLFormElement>(null);
  // Until the question is stored, it may still be replaced by another one, or redirect.
  const isKept = questionAt(useQuiz(), number)?._id === question._id;
  const isFilledIn = useHydrated();
  useTypedText(isKept);
  useSwipe(form, { right: next, left: previous });
  useKeys(form, {
    choose: (index) => choose(answerOptions[index]),
    enter: next,
  });
  useAbandonment();
  useBeginAtTheTop(form);

  const isWithoutVisit = use(CookieVisitContext) === undefined;
  const problem = useActionData<{ problem: AnswerProblem }>()?.problem;
  const isMissing = !isAnswered && problem === "chooseFirst";

  function submit(event: FormEvent) {
    event.preventDefault();
    next();
  }

  return (
    <form
      ref={form}
      // Without scripts the server handles the form. Autocomplete is off, because browsers would restore choices from
      // before a restart.
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
        // The ranking is the last step.
        max={amount + 1}
        text={words.of(number, amount)}
      >
        <ListenButton place="/question/{number}" />
        <SavedNote isAnswered={isAnswered} />
      </Progress>
      {isWithoutVisit && <QuizNotHere />}
      <input type="hidden" name="question" value={question._id} />
      <input type="hidden" name="publication" value={question.publication} />
      <Answers
        question={question}
        error={isMissing ? words.chooseFirst : undefined}
        onChoose={choose}
      />
      <QuestionNotices
        hasFailed={problem === "cannotAnswer" || steps.hasFailed}
        sending={steps.sending}
        hasArrived={steps.hasArrived}
      />
      <p className={styles.keys}>{words.keyboard}</p>
      <QuestionSteps
        isFirst={number === 1}
        isLast={number >= amount}
        isSending={steps.sending !== "not"}
        onPrevious={previous}
      />
    </form>
  );
}

/** Scrolls to a new question and focuses it. Does nothing for the question that the server rendered. */
function useBeginAtTheTop(form: RefObject<HTMLFormElement | null>) {
  const isFromServer = useWasServerRendered();
  // Focus before the paint. Later, the focus would jump from an answer that the visitor chose at once.
  useLayoutEffect(() => {
    if (!isFromServer)
      form.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [form, isFromServer]);
  useEffect(() => {
    if (!isFromServer) scrollTo(0, 0);
  }, [isFromServer]);
}

type AnswersProps = {
  question: QuizQuestion;
  error: string | undefined;
  onChoose: (answer: AnswerOption | undefined) => void;
};

/** The question's text and its five answers, in the quiz's language. */
function Answers({ question, error, onChoose }: AnswersProps) {
  const { childName = "" } = useVisitor() ?? {};
  const { text, description, options } = wordsOfQuestion(
    withChildName(question, firstName(childName)),
    useLanguage(),
  );
  const chosen = storedAnswer(useQuiz(), question);
  return (
    <RadioGroup
      look="question"
      name="answer"
      legend={<h1 tabIndex={-1}>{text}</h1>}
      helper={
        description.words && (
          <RichText html={description.words} lang={description.lang} />
        )
      }
      options={options}
      value={chosen ?? null}
      error={error}
      onChange={(value) =>
        onChoose(answerOptions.find((option) => option === value))
      }
    />
  );
}

type NoticesProps = {
  hasFailed: boolean;
  sending: SendingState;
  hasArrived: boolean;
};

/** Warns if the answers are not saved, and says that they arrived if the visitor tried to leave meanwhile. */
function QuestionNotices({ hasFailed, sending, hasArrived }: NoticesProps) {
  const words = useWords(questionWords);
  const isKept = useIsStored();
  if (hasFailed) return <Alert kind="danger">{words.cannotAnswer}</Alert>;
  const said =
    sending === "waiting"
      ? words.waiting
      : hasArrived
        ? words.arrived
        : undefined;
  if (said !== undefined)
    return (
      <Alert kind="info" live="polite">
        {said}
      </Alert>
    );
  return isKept ? null : <NotKept />;
}

function SavedNote({ isAnswered }: { isAnswered: boolean }) {
  const { savedHere } = useWords(questionWords);
  const isKept = useIsStored();
  return isAnswered && isKept ? (
    <span className={styles.saved}>{savedHere}</span>
  ) : null;
}

type StepsProps = {
  isFirst: boolean;
  isLast: boolean;
  isSending: boolean;
  onPrevious: () => void;
};

/** The buttons Back and Next. Back from the first question goes to the start page; Next on the last one submits. */
function QuestionSteps({ isFirst, isLast, isSending, onPrevious }: StepsProps) {
  const words = useWords(questionWords);
  function back(event: MouseEvent) {
    event.preventDefault();
    onPrevious();
  }
  return (
    <BottomBar>
      {/* Enter presses the first button of a form, which must not be Back. */}
      <button type="submit" hidden aria-label={words.next} />
      <Button
        type="submit"
        name="do"
        value="back"
        kind="secondary"
        icon={ArrowLeft}
        onClick={back}
      >
        {isFirst ? words.edit : words.previous}
      </Button>
      <Button
        type="submit"
        // The longest labels leave no space for an icon.
        {...(!isLast && { iconAfter: ArrowRight })}
        pending={isSending}
        pendingLabel={words.saving}
      >
        {isLast ? words.getResults : words.next}
      </Button>
    </BottomBar>
  );
}
