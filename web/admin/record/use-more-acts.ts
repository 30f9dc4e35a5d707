import { useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { listActs } from "#shared/contract/record.ts";
import { useFresh } from "#web/admin/list/use-fresh.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { recordWords } from "#web/i18n/admin/record/acts.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import type { RecordQuery } from "./record-query.ts";

export type Page = ReplyOf<typeof listActs>;

/** The pages that were loaded so far; other filters begin anew. */
export function useMoreActs(asked: RecordQuery, first: Page) {
  const words = useWords(recordWords);
  const [{ acts, next }, hear] = useFresh(first);
  const [isLoading, setLoading] = useState(false);

  async function more() {
    if (isLoading || next === null) return;
    setLoading(true);
    try {
      const query = { ...asked, after: next };
      const page = await call("GET /api/record", { query });
      hear((loaded) => ({ ...page, acts: [...loaded.acts, ...page.acts] }));
    } catch {
      toasts.show({ text: words.moreFailed, kind: "danger" });
    } finally {
      setLoading(false);
    }
  }

  return { acts, isMore: next !== null, isLoading, more };
}
