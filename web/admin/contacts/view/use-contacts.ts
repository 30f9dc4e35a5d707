import { useRef } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { useFresh } from "#web/admin/list/use-fresh.ts";
import { call } from "#web/core/calls/call.ts";

export type Loaded = { contacts: Contact[]; now: string };

const asOfNow = (contacts: Contact[]): Loaded => ({
  contacts,
  now: new Date().toISOString(),
});

/** All contacts, and the moment at which their invitations are as old as they are. */
export const readContacts = () => call("GET /api/contacts", {}).then(asOfNow);

/** The same list, where there is nothing new. */
export function withNews(contacts: Contact[], news: Contact[]): Contact[] {
  const heard = new Map(news.map((contact) => [contact._id, contact]));
  const isNew = (contact: Contact) => {
    const latest = heard.get(contact._id);
    return latest && JSON.stringify(latest) !== JSON.stringify(contact);
  };
  if (!contacts.some(isNew)) return contacts;
  return contacts.map((contact) => heard.get(contact._id) ?? contact);
}

function hearing(before: Loaded, news: Contact[]): Loaded {
  const contacts = withNews(before.contacts, news);
  return contacts === before.contacts ? before : { ...before, contacts };
}

/**
 * The list as last heard of: adding and deleting answer it anew, which saves reading thousands again.
 * What was asked for before the list that is shown is older than it, and dropped.
 */
export function useContacts(loaded: Loaded) {
  const [latest, hear] = useFresh(loaded);
  const turns = useRef({ asked: 0, shown: 0 });
  const ask = () => (turns.current.asked += 1);
  const isOvertaken = (turn: number) => turn < turns.current.shown;

  function show(contacts: Contact[], turn: number) {
    if (isOvertaken(turn)) return;
    turns.current.shown = turn;
    hear(() => asOfNow(contacts));
  }

  /** Takes in what was heard about some of them since; most of the time that is nothing. */
  async function poll() {
    const turn = ask();
    const news = await call("GET /api/contacts/news", {}).catch(() => []);
    if (!isOvertaken(turn)) hear((before) => hearing(before, news));
  }

  /** Reads again; where that fails, what is there stays. */
  async function refresh() {
    const turn = ask();
    const contacts = await call("GET /api/contacts", {}).catch(() => undefined);
    if (contacts) show(contacts, turn);
  }

  const replace = (contacts: Contact[]) => show(contacts, ask());
  return { ...latest, replace, poll, refresh };
}

export type Keeping = ReturnType<typeof useContacts>;
