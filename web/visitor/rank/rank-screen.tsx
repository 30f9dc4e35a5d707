import { href, redirect, useLoaderData } from "react-router";
import { hasFewWorries } from "#shared/rules/quiz/ordering.ts";
import { callWhenNotBusy } from "#web/core/calls/call-with-retry.ts";
import { type Call, pageRequestContext } from "#web/core/calls/page-request.ts";
import { QuizNotLoaded, QuizNotHere } from "#web/visitor/quiz/notices.tsx";
import { useWords } from "#web/core/language.tsx";
import { rankWords } from "#web/i18n/visitor/rank.words.ts";
import { Page } from "#web/ui/layout/page.tsx";
import {
  saveCookieVisit,
  visitOf,
  withAllQuestions,
} from "#web/visitor/quiz/cookie-visit.ts";
import { changeQuiz, isUnknown, readQuiz } from "#web/visitor/quiz/store.ts";
import {
  nextToAnswer,
  type SavedQuiz,
  withoutDraft,
} from "#web/visitor/quiz/model.ts";
import { Ranking } from "./ranking.tsx";
import { takeRanking } from "./rank.action.ts";
import type { Result } from "#shared/contract/quiz/results.ts";
import type { Route } from "./+types/rank-screen.ts";
import styles from "./rank-screen.module.css";

export const action = (args: Route.ActionArgs) => takeRanking(args);

/** Reads the draft of a visit without scripts. In other cases only the phone knows the draft and reads it itself. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  if (page.visit.read() === undefined) return undefined;
  const visit = visitOf(page);
  return readDraft(page.call, params.id, async () => {
    if (visit.quiz.draft !== params.id) return undefined;
    const quiz = withoutDraft(visit.quiz);
    saveCookieVisit(page, { ...visit, quiz });
    return withAllQuestions(quiz, page.call);
  });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return readDraft(callWhenNotBusy, params.id, async () =>
    readQuiz().draft === params.id ? changeQuiz(withoutDraft) : undefined,
  );
}
clientLoader.hydrate = true as const;

/**
 * Reads the draft. If it is already ranked, redirects to the results. Unranked drafts are deleted after a day;
 * `handInAgain` then returns this visitor's quiz to submit it again, if there is one.
 */
async function readDraft(
  call: Call,
  id: string,
  handInAgain: () => Promise<SavedQuiz | undefined>,
) {
  const draft = await call("GET /api/results/:id", { params: { id } }).catch(
    async (error: unknown) => {
      const quiz = isUnknown(error) ? await handInAgain() : undefined;
      if (quiz) throw toQuestion(nextToAnswer(quiz));
      return null;
    },
  );
  if (draft?.ranked) throw redirect(href("/results/:id", { id: draft._id }));
  return draft && { draft, calm: await readCalmTexts(call, draft) };
}

const toQuestion = (number: number) =>
  redirect(href("/question/:number", { number: String(number) }));

/** Texts for a parent with few worries. A failure is ignored. */
async function readCalmTexts(call: Call, { orderedConcerns }: Result) {
  if (!hasFewWorries(orderedConcerns)) return undefined;
  return call("GET /api/settings", {}).then(
    ({ results }) => results,
    () => undefined,
  );
}

export default function RankScreen() {
  const words = useWords(rankWords);
  const loaded = useLoaderData<typeof loader | typeof clientLoader>();
  return (
    <Page>
      {loaded ? (
        <Ranking {...loaded} />
      ) : loaded === null ? (
        <QuizNotLoaded text={words.cannotLoad} tryAgain={words.tryAgain} />
      ) : (
        <>
          <QuizNotHere />
          <div className={styles.waiting} aria-hidden="true" />
        </>
      )}
    </Page>
  );
}
