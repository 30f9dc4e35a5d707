import { href, replace, useLoaderData } from "react-router";
import { call } from "#web/core/calls/call.ts";
import { readPatiently } from "#web/core/calls/deliver.ts";
import { Results } from "./results.tsx";
import { ResultsSkeleton } from "./unready/results-skeleton.tsx";
import type { Route } from "./+types/results-screen.ts";
import { ResultsTrouble } from "./unready/results-trouble.tsx";

/** Read in the browser only, so that nothing about a child stands in a page that is sent; a draft is ranked first. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = params.id;
  const [result, { results: texts }] = await Promise.all([
    readPatiently("GET /api/results/:id", { params: { id } }),
    call("GET /api/settings", {}),
  ]);
  return result.ranked ? { result, texts } : replace(href("/rank/:id", { id }));
}
clientLoader.hydrate = true as const;

/** Results never change, so that nothing done on this page can take them off the screen. */
export const shouldRevalidate = () => false;

export function HydrateFallback() {
  return <ResultsSkeleton />;
}

export default function ResultsScreen() {
  const { result, texts } = useLoaderData<typeof clientLoader>();
  return <Results key={result._id} result={result} texts={texts} />;
}

export function ErrorBoundary() {
  return <ResultsTrouble />;
}
