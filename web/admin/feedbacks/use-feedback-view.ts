import { useDeferredValue, useMemo } from "react";
import { partsOf } from "#web/admin/list/address.ts";
import { pageOf } from "#web/admin/list/paging/pages.ts";
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
export function useFeedbackView(
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
    look: (parts: Partial<View>) => ask(partsOf({ page: 1, ...parts })),
    showAll: () =>
      ask(partsOf({ query: "", type: "any", from: "", to: "", page: 1 })),
  };
}

export type Looking = ReturnType<typeof useFeedbackView>;
