import { useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { listResults } from "#shared/contract/results.ts";
import { call } from "#web/core/call.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsDeskWords } from "#web/i18n/results-desk.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import type { Asked } from "./asked.ts";

type Page = ReplyOf<typeof listResults>;

/** The pages that were loaded so far, without whom was erased; other filters begin anew. */
export function useMore(asked: Asked, first: Page) {
  const words = useWords(resultsDeskWords);
  const [heard, setHeard] = useState({ first, latest: first });
  const [isLoading, setLoading] = useState(false);
  const { results, isMore } = heard.first === first ? heard.latest : first;
  const take = (latest: Page) => setHeard({ first, latest });

  async function more() {
    const after = results.at(-1)?._id;
    if (isLoading || after === undefined) return;
    setLoading(true);
    try {
      const query = { ...asked, after };
      const next = await call("GET /api/results", { query });
      take({ ...next, results: [...results, ...next.results] });
    } catch {
      toasts.show({ text: words.moreFailed, kind: "danger" });
    } finally {
      setLoading(false);
    }
  }

  return {
    results,
    isMore,
    isLoading,
    more,
    forget: (id: string) =>
      take({ isMore, results: results.filter(({ _id }) => _id !== id) }),
  };
}
