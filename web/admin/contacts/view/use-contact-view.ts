import { useDeferredValue, useMemo } from "react";
import { pageOf, pageWith } from "#web/admin/list/pages.ts";
import { useAddress } from "#web/admin/list/use-address.ts";
import {
  amounts,
  entriesOf,
  filtered,
  readView,
  sorted,
  toAddress,
  type View,
} from "./view.ts";
import type { Loaded } from "./use-contacts.ts";

const pageSize = 50;

/** The part of the contacts that is looked at; each step is done again only when it has to be. */
export function useContactView({ contacts, now }: Loaded) {
  const { asked: view, ask } = useAddress(readView);
  // What is typed and chosen is there at once, the list as soon as there is time.
  const { query, group, language, sort, page: asked } = useDeferredValue(view);
  const entries = useMemo(() => entriesOf(contacts, now), [contacts, now]);
  const ordered = useMemo(() => sorted(entries, sort), [entries, sort]);
  const found = useMemo(
    () => filtered(ordered, { query, group, language }),
    [ordered, query, group, language],
  );
  const everybody = { query: "", group: "any", language: "any" } as const;
  /** The page on which a contact of this list stands when everybody is shown. */
  const pageOfContact = (latest: Loaded["contacts"], id: string) =>
    pageWith(
      sorted(entriesOf(latest, now), view.sort),
      pageSize,
      ({ contact }) => contact._id === id,
    );
  return {
    view,
    sort,
    total: entries.length,
    page: useMemo(() => pageOf(found, asked, pageSize), [found, asked]),
    foundIds: useMemo(() => found.map(({ contact }) => contact._id), [found]),
    amounts: useMemo(() => amounts(entries), [entries]),
    /** Looks at something else, from its first page. */
    look: (parts: Partial<View>) => ask(toAddress({ page: 1, ...parts })),
    showAll: () => ask(toAddress({ ...everybody, page: 1 })),
    /** Looks at everybody again, where this contact stands. */
    showContact: (latest: Loaded["contacts"], id: string) =>
      ask(toAddress({ ...everybody, page: pageOfContact(latest, id) ?? 1 })),
  };
}

export type Looking = ReturnType<typeof useContactView>;
