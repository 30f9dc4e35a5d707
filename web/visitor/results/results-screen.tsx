import { useMemo, useState } from "react";
import { href, replace, useLoaderData, useParams } from "react-router";
import { hasFewWorries } from "#shared/rules/ordering.ts";
import { call, CallFailed } from "#web/core/calls/call.ts";
import { readPatiently } from "#web/core/calls/deliver.ts";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { pageRequestContext } from "#web/core/calls/page-request.ts";
import { resultsTextsIn } from "./child/child-facts.ts";
import { readOwnResult } from "./plain/own-result.ts";
import { takeResults } from "./plain/take-results.ts";
import { Results } from "./results.tsx";
import { readSentResult, type ShownResult } from "./sent-result.ts";
import { ResultsSkeleton } from "./unready/results-skeleton.tsx";
import type { Route } from "./+types/results-screen.ts";
import { NotLoaded, ResultsTrouble } from "./unready/results-trouble.tsx";

const sent = load((loading: Loading<Route.LoaderArgs["params"]>) =>
  readSentResult(loading.call, loading.params.id, loading.language).catch(
    orMissing,
  ),
);

/** Who handed this in without scripts reads the whole; all others what may be seen by whoever has the link. */
export async function loader(args: Route.LoaderArgs) {
  const page = args.context.get(pageRequestContext);
  const isOfVisit = page.visit.read() !== undefined;
  const own = isOfVisit && (await readOwnResult(page, args.params.id));
  const shown = own || (await sent.server(args));
  const { saved, isRefused } = page.questions;
  const brought = { questions: saved, isRefused };
  return shown && ({ ...shown, brought } satisfies ShownResult);
}

export const action = (args: Route.ActionArgs) => takeResults(args);

let isRead = false;

/** The whole is read in the browser only: nothing about a child stands in a page that is sent. A draft is ranked first. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = params.id;
  isRead = false;
  try {
    const [result, settings] = await Promise.all([
      readPatiently("GET /api/results/:id", { params: { id } }),
      call("GET /api/settings", {}),
    ]);
    if (!result.ranked) return replace(href("/rank/:id", { id }));
    isRead = true;
    const texts = resultsTextsIn(settings);
    const isCalm = hasFewWorries(result.orderedConcerns);
    return { result, isCalm, texts, readings: {} } satisfies ShownResult;
  } catch (error) {
    if (error instanceof CallFailed && [400, 404, 410].includes(error.status))
      throw error;
    return "failed" as const;
  }
}
clientLoader.hydrate = true as const;

/** Results never change, so that nothing done on this page can take them off the screen; only what failed is read again. */
export const shouldRevalidate = () => !isRead;

type Loaded = ShownResult | null | "failed";

/** What the server sent has no id of its own. */
function useWithId(loaded: Loaded): Loaded {
  const { id = "" } = useParams();
  return useMemo(() => {
    if (loaded === null || loaded === "failed" || loaded.texts) return loaded;
    return { ...loaded, result: { ...loaded.result, _id: id } };
  }, [loaded, id]);
}

function broughtIn(loaded: Loaded) {
  return loaded && loaded !== "failed" ? loaded.brought : undefined;
}

export default function ResultsScreen() {
  const { id } = useParams();
  const loaded = useLoaderData<typeof loader | typeof clientLoader>();
  const [first] = useState({ id, loaded });
  const hasFailed = loaded === "failed";
  const shown = useWithId(hasFailed && first.id === id ? first.loaded : loaded);
  if (shown === "failed") return <NotLoaded />;
  if (shown === null) return hasFailed ? <NotLoaded /> : <ResultsSkeleton />;
  return (
    <Results
      key={shown.result._id}
      shown={shown}
      hasFailed={hasFailed}
      brought={first.id === id ? broughtIn(first.loaded) : undefined}
    />
  );
}

export function ErrorBoundary() {
  return <ResultsTrouble />;
}
