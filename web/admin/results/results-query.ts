import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { listResults } from "#shared/contract/results.ts";
import { languages } from "#shared/rules/language.ts";
import { useNextPages } from "#web/admin/list/next-pages.tsx";
import { readDay, readOneOf } from "#web/admin/list/read-address.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/results.ts";

export type ResultQuery = InputOf<typeof listResults>["query"];

const possible = {
  kind: ["problem"],
  language: languages,
  arrived: ["invited", "walk-in"],
  demo: ["yes"],
};

/** What the address asks for; whatever else stands there is left out. */
export function readResultQuery(address: URLSearchParams): ResultQuery {
  const asked: Record<string, string> = {};
  for (const [name, values] of Object.entries(possible)) {
    const value = readOneOf(address, name, values);
    if (value) asked[name] = value;
  }
  for (const end of ["from", "to"]) {
    const day = readDay(address, end);
    if (day) asked[end] = day;
  }
  return asked;
}

export type Page = ReplyOf<typeof listResults>;

/** Everything that was loaded, with the next page behind it. */
export function withPage(loaded: Page, page: Page): Page {
  return { ...page, results: [...loaded.results, ...page.results] };
}

export function withoutResult(loaded: Page, id: string): Page {
  const results = loaded.results.filter(({ _id }) => _id !== id);
  return { ...loaded, results };
}

/** The pages that were loaded so far, without whom was erased; other filters begin anew. */
export function useMore(asked: ResultQuery, first: Page) {
  const { moreFailed } = useWords(adminResultsWords);
  const { loaded, hear, ...pages } = useNextPages(first, {
    read: (after) => call("GET /api/results", { query: { ...asked, after } }),
    withPage,
    failure: moreFailed,
  });
  return {
    ...pages,
    results: loaded.results,
    forget: (id: string) => hear((before) => withoutResult(before, id)),
  };
}
