import { useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { listResults } from "#shared/contract/results.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/results.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import type { Asked } from "./asked.ts";

type Page = ReplyOf<typeof listResults>;

/** The pages that were loaded so far, without whom was erased; other filters begin anew. */
export function useMore(asked: Asked, first: Page) {
  const words = useWords(adminResultsWords);
  const [heard, setHeard] = useState({ first, latest: first });
  const [isLoading, setLoading] = useState(false);
  const { results, next } = heard.first === first ? heard.latest : first;
  const take = (change: (latest: Page) => Page) =>
    setHeard((before) => ({
      first,
      latest: change(before.first === first ? before.latest : first),
    }));

  async function more() {
    if (isLoading || next === null) return;
    setLoading(true);
    try {
      const query = { ...asked, after: next };
      const page = await call("GET /api/results", { query });
      take((latest) => ({
        ...page,
        results: [...latest.results, ...page.results],
      }));
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
    forget: (id: string) =>
      take((latest) => ({
        ...latest,
        results: latest.results.filter(({ _id }) => _id !== id),
      })),
  };
}
