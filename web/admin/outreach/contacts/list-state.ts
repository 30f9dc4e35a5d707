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
import { isEqual } from "#web/admin/form/merge.ts";
import { rangeOf } from "#web/admin/list/pager.tsx";
import { readPage, useAddress } from "#web/admin/list/address.ts";
import { useServerData } from "#web/admin/list/use-server-data.ts";
import { call } from "#web/core/calls/call.ts";

/** The filter, order and page of the list. */
export type ContactView = {
  filter: ContactFilter;
  /** Null sorts the newest first. */
  sort: ContactSort | null;
  page: number;
};

/** A page of contacts, its view, and the time it was loaded. */
export type Loaded = {
  view: ContactView;
  page: ContactPage;
  now: string;
  /** All tags in use. */
  tags: string[];
};

/** Reads the view from the URL. */
export function readContactView(address: URLSearchParams): ContactView {
  return {
    filter: readFilter((name) => address.get(name)),
    sort: readSort(address.get("sort")),
    page: readPage(address),
  };
}

/** Reads the view and the open contact from the URL. */
const readAddress = (address: URLSearchParams) => ({
  view: readContactView(address),
  contact: address.get("contact"),
});

type Change = { filter?: Partial<ContactFilter>; sort?: ContactView["sort"] };

/** The URL parts of a change. A change without a page goes to the first page. */
export function toAddress({ filter, sort }: Change, page = 1) {
  return {
    ...(filter && filterParts(filter)),
    ...(sort !== undefined && { sort: sortPart(sort) }),
    page: page === 1 ? "" : String(page),
  };
}

const readRows = (view: ContactView) =>
  call("POST /api/contacts/search", { body: view }).then((page) => ({
    view,
    page,
    now: new Date().toISOString(),
  }));

/** Loads a page and the tags of all contacts. */
export async function readContacts(view: ContactView): Promise<Loaded> {
  const [rows, tags] = await Promise.all([
    readRows(view),
    call("GET /api/contacts/tags", {}),
  ]);
  return { ...rows, tags };
}

/** Replaces rows that changed; returns the same object if none did. */
function withNews(before: Loaded, news: Contact[]): Loaded {
  const latest = new Map(news.map((contact) => [contact._id, contact]));
  const isChanged = (row: Contact) => {
    const now = latest.get(row._id);
    return now !== undefined && !isEqual(now, row);
  };
  const { page } = before;
  if (!page.rows.some(isChanged)) return before;
  const rows = page.rows.map((row) => latest.get(row._id) ?? row);
  return { ...before, page: { ...page, rows } };
}

// Milliseconds without typing after which a search is sent.
const pause = 250;

/** The page for this view. Reads it again when the view changes and after `refresh`. */
export function useContactPage(loaded: Loaded, view: ContactView) {
  const [latest, change] = useServerData(loaded);
  const [refreshes, setRefreshes] = useState(0);
  const [failed, setFailed] = useState<ContactView>();
  const loadedRefreshes = useRef(0);
  const isStale = !isEqual(latest.view, view);
  // Paging and searching load only the rows, because tags change only when contacts do.
  const read = useEffectEvent(() =>
    loadedRefreshes.current === refreshes ? readRows(view) : readContacts(view),
  );
  const show = useEffectEvent((next: Awaited<ReturnType<typeof read>>) => {
    loadedRefreshes.current = refreshes;
    setFailed(undefined);
    change((before) => ({ ...before, ...next }));
  });

  useEffect(() => {
    if (!isStale && loadedRefreshes.current === refreshes) return;
    let isCurrent = true;
    const isTyped = latest.view.filter.search !== view.filter.search;
    const timer = setTimeout(
      () => {
        read().then(
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
  }, [isStale, latest.view, refreshes, view]);

  /** Loads and applies changes from the server; usually there are none. */
  async function poll() {
    const news = await call("GET /api/contacts/news", {}).catch(() => []);
    if (news.length > 0) change((before) => withNews(before, news));
  }

  return {
    ...latest,
    isStale,
    /** The last load failed, so the rows shown may be outdated. */
    isFailed: failed === view,
    poll,
    refresh: () => setRefreshes((before) => before + 1),
  };
}

/** The state of the contact list; its view is in the URL. */
export function useListState(loaded: Loaded) {
  const { view: address, changeView, ...details } = useAddress(readAddress);
  const { view } = address;
  const { page, ...rest } = useContactPage(loaded, view);
  const { archived } = view.filter;
  return {
    ...rest,
    view,
    /** The id of the contact whose details are open. */
    contact: address.contact,
    openContact: (id: string) => details.openDetails({ contact: id }),
    closeContact: () => details.closeDetails({ contact: "" }),
    rows: page.rows,
    amounts: page.amounts,
    archived: page.archived,
    range: rangeOf(page, contactPageSize),
    /** The number of contacts, ignoring the filter. */
    all: Object.values(page.amounts).reduce((sum, amount) => sum + amount, 0),
    isFiltered: !isEqual({ ...everyContact, archived }, view.filter),
    filter: (filter: Partial<ContactFilter>) =>
      changeView(toAddress({ filter })),
    order: (sort: ContactSort | null) => changeView(toAddress({ sort })),
    turnTo: (number: number) => changeView(toAddress({}, number)),
    showAll: () => changeView(toAddress({ filter: everyContact })),
    showNewest: () =>
      changeView(toAddress({ filter: everyContact, sort: null })),
  };
}

export type ListState = ReturnType<typeof useListState>;
