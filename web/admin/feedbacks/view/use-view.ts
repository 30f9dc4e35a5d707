import { useDeferredValue, useMemo } from "react";
import { useKept } from "#web/admin/list/kept.ts";
import { pageOf } from "#web/admin/list/pages.ts";
import {
  averageScore,
  entriesOf,
  type Feedback,
  filtered,
  firstView,
  type View,
} from "./view.ts";

const pageSize = 20;

/** The part of the feedbacks that is looked at. */
export function useView(
  feedbacks: Feedback[],
  nameOf: (concern: string) => string,
) {
  const [view, setView] = useKept(firstView);
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
    look: (parts: Partial<View>) => setView({ page: 1, ...parts }),
    showAll: () => setView(firstView),
  };
}

export type Looking = ReturnType<typeof useView>;
