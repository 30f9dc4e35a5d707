import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { listActs } from "#shared/contract/record.ts";
import { useNextPages } from "#web/admin/list/paging/use-next-pages.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { recordWords } from "#web/i18n/admin/record/acts.ts";
import type { RecordQuery } from "./record-query.ts";

export type Page = ReplyOf<typeof listActs>;

function withPage(loaded: Page, page: Page): Page {
  return { ...page, acts: [...loaded.acts, ...page.acts] };
}

/** The pages that were loaded so far; other filters begin anew. */
export function useMoreActs(asked: RecordQuery, first: Page) {
  const { moreFailed } = useWords(recordWords);
  const { loaded, isMore, isLoading, more } = useNextPages(first, {
    read: (after) => call("GET /api/record", { query: { ...asked, after } }),
    withPage,
    failure: moreFailed,
  });
  return { acts: loaded.acts, isMore, isLoading, more };
}
