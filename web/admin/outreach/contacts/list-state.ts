import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ContactPage } from "#shared/contract/outreach/contact-lists.ts";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import {
  type ContactFilter,
  type ContactSort,
  contactPageSize,
  everyContact,
  filterParts,
  readFilter,
  readSort,
  sortPart,
} from "#shared/rules/outreach/contacts/view.ts";
import { isSame } from "#web/admin/form/merge.ts";
import { rangeOf } from "#web/admin/list/pager.tsx";
import { readPage, useAddress } from "#web/admin/list/address.ts";
import { useServerData } from "#web/admin/list/use-server-data.ts";
import { call } from "#web/core/calls/call.ts";

/** Which contacts the list shows, in which order, and which page of them. */
export type View = {
  filter: ContactFilter;
  /** Null: the newest first. */
  sort: ContactSort | null;
  page: number;
};

/** A page as it was read, for which view, and when. */
export type Loaded = {
  view: View;
  page: ContactPage;
  now: string;
  /** Every tag that a contact has. */
  tags: string[];
};

/** The view in the address. */
export function readView(address: URLSearchParams): View {
  return {
    filter: readFilter((name) => address.get(name)),
    sort: readSort(address.get("sort")),
    page: readPage(address),
  };
}

/** What the address asks for: a view and, beside it, one contact. */
const readAddress = (address: URLSearchParams) => ({
  view: readView(address),
  contact: address.get("contact"),
});

type Change = { filter?: Partial<ContactFilter>; sort?: View["sort"] };

/** The parts of the address that a change sets; without a page it shows the first. */
export function toAddress({ filter, sort }: Change, page = 1) {
  return {
    ...(filter && filterParts(filter)),
    ...(sort !== undefined && { sort: sortPart(sort) }),
    page: page === 1 ? "" : String(page),
  };
}

const readRows = (view: View) =>
  call("POST /api/contacts/search", { body: view }).then((page) => ({
    view,
    page,
    now: new Date().toISOString(),
  }));

/** Reads a page and the tags of all contacts. */
export async function readContacts(view: View): Promise<Loaded> {
  const [rows, tags] = await Promise.all([
    readRows(view),
    call("GET /api/contacts/tags", {}),
  ]);
  return { ...rows, tags };
}

/** Replaces the rows that changed; the same object if none did. */
function withNews(before: Loaded, news: Contact[]): Loaded {
  const latest = new Map(news.map((contact) => [contact._id, contact]));
  const isChanged = (row: Contact) => {
    const now = latest.get(row._id);
    return now !== undefined && !isSame(now, row);
  };
  const { page } = before;
  if (!page.rows.some(isChanged)) return before;
  const rows = page.rows.map((row) => latest.get(row._id) ?? row);
  return { ...before, page: { ...page, rows } };
}

// A search is sent when typing pauses.
const pause = 250;

/** The page for this view, read again when the view changes and after `refresh`. */
export function useContactPage(loaded: Loaded, view: View) {
  const [latest, change] = useServerData(loaded);
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState<View>();
  const read = useRef(0);
  const isStale = !isSame(latest.view, view);
  // Only a change brings new tags; another page or search does not.
  const ask = useEffectEvent(() =>
    read.current === turn ? readRows(view) : readContacts(view),
  );
  const show = useEffectEvent((next: Awaited<ReturnType<typeof ask>>) => {
    read.current = turn;
    setFailed(undefined);
    change((before) => ({ ...before, ...next }));
  });

  useEffect(() => {
    if (!isStale && read.current === turn) return;
    let isCurrent = true;
    const isTyped = latest.view.filter.search !== view.filter.search;
    const timer = setTimeout(
      () => {
        ask().then(
          (next) => isCurrent && show(next),
          () => isCurrent && setFailed(view),
        );
      },
      isTyped ? pause : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isStale, latest.view, turn, view]);

  /** Updates the rows that changed on the server; usually none did. */
  async function poll() {
    const news = await call("GET /api/contacts/news", {}).catch(() => []);
    if (news.length > 0) change((before) => withNews(before, news));
  }

  return {
    ...latest,
    isStale,
    /** The list could not be read, for the first time or again: the rows at hand may be gone by now. */
    isFailed: failed === view,
    poll,
    refresh: () => setTurn((before) => before + 1),
  };
}

/** The list of contacts; its view is in the address. */
export function useListState(loaded: Loaded) {
  const { asked, ask } = useAddress(readAddress);
  const { view } = asked;
  const { page, ...rest } = useContactPage(loaded, view);
  const { archived } = view.filter;
  return {
    ...rest,
    view,
    /** The id of the contact whose details are open. */
    contact: asked.contact,
    showContact: (id: string | null) => ask({ contact: id ?? "" }),
    rows: page.rows,
    amounts: page.amounts,
    archived: page.archived,
    range: rangeOf(page, contactPageSize),
    /** How many contacts there are, filtered or not. */
    all: Object.values(page.amounts).reduce((sum, amount) => sum + amount, 0),
    isNarrowed: !isSame({ ...everyContact, archived }, view.filter),
    filter: (filter: Partial<ContactFilter>) => ask(toAddress({ filter })),
    order: (sort: ContactSort | null) => ask(toAddress({ sort })),
    turnTo: (number: number) => ask(toAddress({}, number)),
    showAll: () => ask(toAddress({ filter: everyContact })),
    showNewest: () => ask(toAddress({ filter: everyContact, sort: null })),
    open: (filter: ContactFilter, sort: ContactSort | null) =>
      ask(toAddress({ filter, sort })),
  };
}

export type ListState = ReturnType<typeof useListState>;
