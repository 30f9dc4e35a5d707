import { useMemo } from "react";
import {
  type ContactFilter,
  type ContactSort,
  contactPageSize,
  everyContact,
} from "#shared/rules/contacts/view.ts";
import { rangeOf } from "#web/admin/list/paging/pages.ts";
import { useAddress } from "#web/admin/list/use-address.ts";
import { isSame } from "#web/admin/form/merge.ts";
import { entriesOf, readView, toAddress } from "./view.ts";
import { type Loaded, useContactPage } from "./use-contact-page.ts";

/** The part of the contacts that is looked at; it stands in the address. */
export function useContactView(loaded: Loaded) {
  const { asked: view, ask } = useAddress(readView);
  const keeping = useContactPage(loaded, view);
  const { page, now } = keeping;
  const { archived } = view.filter;
  return {
    ...keeping,
    view,
    entries: useMemo(() => entriesOf(page.rows, now), [page.rows, now]),
    range: rangeOf(page, contactPageSize),
    /** How many there are in all, found or not. */
    all: Object.values(page.amounts).reduce((sum, amount) => sum + amount, 0),
    isNarrowed: !isSame({ ...everyContact, archived }, view.filter),
    /** Looks for something else, from its first page. */
    look: (filter: Partial<ContactFilter>) =>
      ask(toAddress({ filter, page: 1 })),
    order: (sort: ContactSort | null) => ask(toAddress({ sort, page: 1 })),
    turnTo: (page: number) => ask(toAddress({ page })),
    showAll: () => ask(toAddress({ filter: everyContact, page: 1 })),
    /** Looks at everybody again, the newest first. */
    showNewest: () =>
      ask(toAddress({ filter: everyContact, sort: null, page: 1 })),
    /** Looks at what a saved view says. */
    open: (filter: ContactFilter, sort: ContactSort | null) =>
      ask(toAddress({ filter, sort, page: 1 })),
  };
}

export type Looking = ReturnType<typeof useContactView>;
