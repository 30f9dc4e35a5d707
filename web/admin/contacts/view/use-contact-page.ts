import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ContactPage } from "#shared/contract/contact-view.ts";
import type { Contact } from "#shared/contract/contacts.ts";
import { isSame } from "#web/admin/form/merge.ts";
import { useFresh } from "#web/admin/list/use-fresh.ts";
import { call } from "#web/core/calls/call.ts";
import type { View } from "./view.ts";

/** A page as it was read, what was asked for, and when. */
export type Loaded = {
  asked: View;
  page: ContactPage;
  now: string;
  /** Every tag that a contact has. */
  tags: string[];
};

const readPage = (asked: View) =>
  call("POST /api/contacts/search", { body: asked }).then((page) => ({
    asked,
    page,
    now: new Date().toISOString(),
  }));

/** A page and what goes with every page. */
export async function readContacts(asked: View): Promise<Loaded> {
  const [page, tags] = await Promise.all([
    readPage(asked),
    call("GET /api/contacts/tags", {}),
  ]);
  return { ...page, tags };
}

/** The same rows, where there is nothing new. */
function withNews(contacts: Contact[], news: Contact[]): Contact[] {
  const heard = new Map(news.map((contact) => [contact._id, contact]));
  const isNew = (contact: Contact) => {
    const latest = heard.get(contact._id);
    return latest && !isSame(latest, contact);
  };
  if (!contacts.some(isNew)) return contacts;
  return contacts.map((contact) => heard.get(contact._id) ?? contact);
}

function hearing(before: Loaded, news: Contact[]): Loaded {
  const rows = withNews(before.page.rows, news);
  if (rows === before.page.rows) return before;
  return { ...before, page: { ...before.page, rows } };
}

// Who types goes on typing: a search is asked for when they rest.
const pause = 250;

/** The page that is looked at, read whenever something else is, or `refresh` says that it changed. */
export function useContactPage(loaded: Loaded, view: View) {
  const [latest, hear] = useFresh(loaded);
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState<View>();
  const read = useRef(0);
  const isStale = !isSame(latest.asked, view);
  const isChanged = () => read.current !== turn;
  // A change may have brought tags; leafing and searching bring none.
  const ask = useEffectEvent(() =>
    isChanged() ? readContacts(view) : readPage(view),
  );
  const show = useEffectEvent((next: Awaited<ReturnType<typeof ask>>) => {
    read.current = turn;
    setFailed(undefined);
    hear((before) => ({ ...before, ...next }));
  });

  useEffect(() => {
    if (!isStale && read.current === turn) return;
    let isCurrent = true;
    const isTyped = latest.asked.filter.search !== view.filter.search;
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
  }, [isStale, latest.asked, turn, view]);

  /** Takes in what was heard about some of them since; most of the time that is nothing. */
  async function poll() {
    const news = await call("GET /api/contacts/news", {}).catch(() => []);
    if (news.length > 0) hear((before) => hearing(before, news));
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
