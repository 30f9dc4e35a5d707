import { useMemo, useState } from "react";
import { href, replace, useLoaderData, useParams } from "react-router";
import { hasFewWorries } from "#shared/rules/quiz/ordering.ts";
import { call, CallFailed } from "#web/core/calls/call.ts";
import { callWhenNotBusy } from "#web/core/calls/call-with-retry.ts";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { pageRequestContext } from "#web/core/calls/page-request.ts";
import { readOwnResult, readPublicResult } from "./read-result.ts";
import { resultsAction } from "./results.action.ts";
import { Results } from "./results.tsx";
import { ResultsSkeleton } from "./skeleton.tsx";
import { loadTopTopics } from "./topic-texts.ts";
import type { Route } from "./+types/results-screen.ts";
import { ResultNotLoaded, ResultsLoadError } from "./load-error.tsx";
import { type LoadedResult, resultsTextsIn } from "./view.ts";

const publicResult = load((loading: Loading<Route.LoaderArgs["params"]>) =>
  readPublicResult(loading.call, loading.params.id).catch(orMissing),
);

/**
 * The full result for a family without scripts; the public part for everyone else. Nothing for a clinic tablet, which
 * may no longer show it.
 */
export async function loader(args: Route.LoaderArgs) {
  const page = args.context.get(pageRequestContext);
  if (page.isKiosk) return null;
  const hasVisit = page.visit.read() !== undefined;
  const own = hasVisit && (await readOwnResult(page, args.params.id));
  const loaded = own || (await publicResult.server(args));
  const savedQuestions = page.questions.saved;
  return loaded && ({ ...loaded, savedQuestions } satisfies LoadedResult);
}

export const action = (args: Route.ActionArgs) => resultsAction(args);

let isRead = false;

/**
 * Reads the full result in the browser only, so that no page contains data about a child. A draft redirects to its
 * ranking.
 */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = params.id;
  isRead = false;
  try {
    const [result, settings] = await Promise.all([
      callWhenNotBusy("GET /api/results/:id", { params: { id } }),
      call("GET /api/settings", {}),
    ]);
    if (!result.ranked) return replace(href("/rank/:id", { id }));
    isRead = true;
    const texts = resultsTextsIn(settings);
    const isCalm = hasFewWorries(result.orderedConcerns);
    const topicTexts = await loadTopTopics(result);
    return { result, isCalm, texts, topicTexts } satisfies LoadedResult;
  } catch (error) {
    if (error instanceof CallFailed && [400, 404, 410].includes(error.status))
      throw error;
    return "failed" as const;
  }
}
clientLoader.hydrate = true as const;

/** Results never change, so they are read again only after a failure. */
export const shouldRevalidate = () => !isRead;

type Loaded = LoadedResult | null | "failed";

/** Adds the id, which the public part does not have. */
function useWithId(loaded: Loaded): Loaded {
  const { id = "" } = useParams();
  return useMemo(() => {
    if (loaded === null || loaded === "failed" || loaded.texts) return loaded;
    return { ...loaded, result: { ...loaded.result, _id: id } };
  }, [loaded, id]);
}

export default function ResultsScreen() {
  const { id } = useParams();
  const loaded = useLoaderData<typeof loader | typeof clientLoader>();
  const [first] = useState<{ id: typeof id; loaded: Loaded }>({ id, loaded });
  const hasFailed = loaded === "failed";
  const isFirst = first.id === id;
  const shown = useWithId(hasFailed && isFirst ? first.loaded : loaded);
  if (shown === "failed") return <ResultNotLoaded />;
  if (shown === null)
    return hasFailed ? <ResultNotLoaded /> : <ResultsSkeleton />;
  const fromServer = first.loaded === "failed" ? null : first.loaded;
  return (
    <Results
      key={shown.result._id}
      loaded={shown}
      hasFailed={hasFailed}
      savedQuestions={isFirst ? fromServer?.savedQuestions : undefined}
    />
  );
}

export function ErrorBoundary() {
  return <ResultsLoadError />;
}
