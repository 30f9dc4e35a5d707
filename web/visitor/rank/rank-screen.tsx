import { href, redirect, useLoaderData } from "react-router";
import { hasFewWorries } from "#shared/rules/ordering.ts";
import { call } from "#web/core/calls/call.ts";
import { readPatiently } from "#web/core/calls/deliver.ts";
import { NeedsScripts } from "#web/core/frame/needs-scripts.tsx";
import { useWords } from "#web/core/language.tsx";
import { TryAgain } from "#web/core/error-screens/try-again.tsx";
import { rankWords } from "#web/i18n/visitor/rank.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { isUnknown } from "#web/visitor/quiz/start/forgotten.ts";
import { changeQuiz, readQuiz } from "#web/visitor/quiz/quiz-store.ts";
import { nextToAnswer, withoutDraft } from "#web/visitor/quiz/saved-quiz.ts";
import { Ranking } from "./ranking.tsx";
import type { Result } from "#shared/contract/results.ts";
import type { Route } from "./+types/rank-screen.ts";
import styles from "./rank-screen.module.css";

/** What was handed in, to be put in order; who has done that already sees the results. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = params.id;
  const reading = readPatiently("GET /api/results/:id", { params: { id } });
  const draft = await reading.catch((error: unknown) => {
    if (isUnknown(error)) handInAgain(id);
    return null;
  });
  if (draft?.ranked) throw redirect(href("/results/:id", { id: draft._id }));
  return draft && { draft, calm: await readCalmTexts(draft) };
}

/** What is true for a parent with few worries; nobody else waits for it, and nobody is kept by it. */
async function readCalmTexts({ orderedConcerns }: Result) {
  if (!hasFewWorries(orderedConcerns)) return undefined;
  return call("GET /api/settings", {}).then(
    ({ results }) => results,
    () => undefined,
  );
}

/** What nobody ranked for a day is gone on the server, but not on this phone. */
function handInAgain(id: string) {
  const { draft } = readQuiz();
  if (draft !== id) return;
  changeQuiz(withoutDraft);
  throw redirect(
    href("/question/:number", { number: String(nextToAnswer(readQuiz())) }),
  );
}
clientLoader.hydrate = true;

export function HydrateFallback() {
  return (
    <Page>
      <NeedsScripts />
      <div className={styles.waiting} aria-hidden="true" />
    </Page>
  );
}

export default function RankScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <Page>{loaded ? <Ranking {...loaded} /> : <NotLoaded />}</Page>;
}

function NotLoaded() {
  const words = useWords(rankWords);
  return (
    <div className={styles.failed}>
      <Alert kind="danger">{words.cannotLoad}</Alert>
      <TryAgain label={words.tryAgain} />
    </div>
  );
}
