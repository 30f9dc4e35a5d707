import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { exportActs, listActs } from "#shared/contract/record.ts";
import { idShape } from "#shared/rules/ids.ts";
import { actKinds } from "#shared/rules/staff/acts.ts";
import { useNextPages } from "#web/admin/list/next-pages.tsx";
import { readDay, readOneOf } from "#web/admin/list/read-address.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { recordWords } from "#web/i18n/admin/record/acts.ts";

export type RecordQuery = InputOf<typeof exportActs>["query"];

/** What the address asks for; whatever else stands there is left out. */
export function readRecordQuery(address: URLSearchParams): RecordQuery {
  const user = address.get("user") ?? "";
  const subject = address.get("subject") ?? "";
  const kind = readOneOf(address, "kind", actKinds);
  const from = readDay(address, "from");
  const to = readDay(address, "to");
  return {
    ...(idShape.test(user) && { user }),
    ...(/^[\w ./:-]{1,100}$/.test(subject) && { subject }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

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
