import { href, redirect, useLoaderData } from "react-router";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import { CallFailed } from "#web/core/calls/call.ts";
import { load, type Loading } from "#web/core/calls/load.ts";
import { pageRequestContext } from "#web/core/calls/page-request.ts";
import { QuizNotLoaded, QuizNotHere } from "#web/visitor/quiz/notices.tsx";
import { useWords } from "#web/core/language.tsx";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { QuizQuestionForm } from "./quiz-question-form.tsx";
import styles from "./question.module.css";
import { visitOf, withAllQuestions } from "#web/visitor/quiz/cookie-visit.ts";
import { takeAnswer } from "./question.action.ts";
import {
  loadQuestion,
  preloadQuestions,
  readQuiz,
  readVisitor,
} from "#web/visitor/quiz/store.ts";
import { nextToAnswer } from "#web/visitor/quiz/model.ts";
import type { Route } from "./+types/question-screen.ts";

/** Loads the question. If the number is unknown, only the phone knows where its quiz continues. */
const questionPage = load(
  ({ call, params }: Loading<Route.LoaderArgs["params"]>) =>
    call("GET /api/questions/pos/:number", {
      params,
      query: withPlaceholder,
    }).catch((error: { status?: number }) => {
      if (isNowhere(error)) return undefined;
      throw error;
    }),
);

/** Redirects a visit without scripts from an invalid number. Other quizzes are stored only on the phone. */
export async function loader(args: Route.LoaderArgs) {
  const page = args.context.get(pageRequestContext);
  const question = await questionPage.server(args);
  if (page.visit.read() === undefined) return question;
  if (!question) {
    const { quiz } = visitOf(page);
    throw toQuestion(nextToAnswer(await withAllQuestions(quiz, page.call)));
  }
  return question;
}

export const action = (args: Route.ActionArgs) => takeAnswer(args);

const toQuestion = (number: number) =>
  redirect(href("/question/:number", { number: String(number) }));

function isNowhere({ status }: { status?: number }): boolean {
  return status === 400 || status === 404;
}

/** Without a name, redirects to the start. From an invalid number, redirects to where this quiz continues. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (!readVisitor().parentName) throw redirect(href("/quiz/:id?"));
  const number = Number(params.number);
  try {
    const question = await loadQuestion(number);
    void preloadQuestions();
    return question;
  } catch (error) {
    const goOn = nextToAnswer(readQuiz());
    if (error instanceof CallFailed && isNowhere(error) && goOn !== number)
      throw toQuestion(goOn);
    return null;
  }
}
clientLoader.hydrate = true as const;

export default function QuestionScreen() {
  const { cannotLoadQuestion, tryAgain } = useWords(coreWords);
  const question = useLoaderData<typeof loader | typeof clientLoader>();
  return (
    <Page>
      {question ? (
        <QuizQuestionForm key={question._id} question={question} />
      ) : question === null ? (
        <QuizNotLoaded text={cannotLoadQuestion} tryAgain={tryAgain} />
      ) : (
        <>
          <QuizNotHere />
          <div className={styles.waiting} aria-hidden="true" />
        </>
      )}
    </Page>
  );
}
