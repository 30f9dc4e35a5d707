import { useDeferredValue, useMemo } from "react";
import { pageOf } from "#web/admin/list/pages.ts";
import { useAddress } from "#web/admin/list/use-address.ts";
import {
  averageScore,
  entriesOf,
  type Feedback,
  filtered,
  readView,
  type View,
} from "./view.ts";

const pageSize = 20;

/** The part of the feedbacks that is looked at. */
export function useView(
  feedbacks: Feedback[],
  nameOf: (concern: string) => string,
) {
  const { asked: view, ask } = useAddress(readView);
  const { query, type, from, to, page } = useDeferredValue(view);
  const entries = useMemo(
    () => entriesOf(feedbacks, nameOf),
    [feedbacks, nameOf],
  );
  const found = useMemo(
    () => filtered(entries, { query, type, from, to }),
    [entries, query, type, from, to],
  );
  return {
    view,
    page: pageOf(found, page, pageSize),
    average: useMemo(() => averageScore(found), [found]),
    /** Looks at something else, from its first page. */
    look: ({ page: to, type: kind, ...parts }: Partial<View>) =>
      ask({
        ...parts,
        ...(kind && { type: kind === "any" ? "" : kind }),
        page: to === undefined ? "" : String(to),
      }),
    showAll: () => ask({ query: "", type: "", from: "", to: "", page: "" }),
  };
}

export type Looking = ReturnType<typeof useView>;
