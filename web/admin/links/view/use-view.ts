import { useDeferredValue, useMemo } from "react";
import { useKept } from "#web/admin/list/kept.ts";
import { pageOf, pageWith } from "#web/admin/list/pages.ts";
import { type Entry, entriesOf } from "./entries.ts";
import type { Loaded } from "./use-contacts.ts";
import { amounts, filtered, firstView, sorted, type View } from "./view.ts";

const pageSize = 50;

function pageNumber(found: Entry[], asked: View["page"]): number {
  if (typeof asked === "number") return asked;
  const isIt = ({ contact }: Entry) => contact._id === asked;
  return pageWith(found, pageSize, isIt) ?? 1;
}

/** The part of the contacts that is looked at; each step is done again only when it has to be. */
export function useView({ contacts, now }: Loaded) {
  const [view, setView] = useKept(firstView);
  // What is typed and chosen is there at once, the list as soon as there is time.
  const { query, group, language, sort, page: asked } = useDeferredValue(view);
  const entries = useMemo(() => entriesOf(contacts, now), [contacts, now]);
  const ordered = useMemo(() => sorted(entries, sort), [entries, sort]);
  const found = useMemo(
    () => filtered(ordered, { query, group, language }),
    [ordered, query, group, language],
  );
  return {
    view,
    sort,
    total: entries.length,
    page: useMemo(
      () => pageOf(found, pageNumber(found, asked), pageSize),
      [found, asked],
    ),
    foundIds: useMemo(() => found.map(({ contact }) => contact._id), [found]),
    amounts: useMemo(() => amounts(entries), [entries]),
    /** Looks at something else, from its first page. */
    look: (parts: Partial<View>) => setView({ page: 1, ...parts }),
    /** Looks at everybody again, from the first page or from where somebody stands. */
    showAll: (page: View["page"] = 1) =>
      setView({ ...firstView, sort: view.sort, page }),
  };
}

export type Looking = ReturnType<typeof useView>;
