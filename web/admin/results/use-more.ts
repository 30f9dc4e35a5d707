import { useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { listResults } from "#shared/contract/results.ts";
import { useFresh } from "#web/admin/list/use-fresh.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/results.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import type { ResultQuery } from "./result-query.ts";

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
  const words = useWords(adminResultsWords);
  const [{ results, next }, hear] = useFresh(first);
  const [isLoading, setLoading] = useState(false);

  async function more() {
    if (isLoading || next === null) return;
    setLoading(true);
    try {
      const query = { ...asked, after: next };
      const page = await call("GET /api/results", { query });
      hear((loaded) => withPage(loaded, page));
    } catch {
      toasts.show({ text: words.moreFailed, kind: "danger" });
    } finally {
      setLoading(false);
    }
  }

  return {
    results,
    isMore: next !== null,
    isLoading,
    more,
    forget: (id: string) => hear((loaded) => withoutResult(loaded, id)),
  };
}
