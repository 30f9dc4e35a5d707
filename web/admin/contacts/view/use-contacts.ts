import { useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { call } from "#web/core/calls/call.ts";

export type Loaded = { contacts: Contact[]; now: string };

/** All contacts, and the moment at which their invitations are as old as they are. */
export async function readContacts(): Promise<Loaded> {
  const contacts = await call("GET /api/contacts", {});
  return { contacts, now: new Date().toISOString() };
}

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

/** The list as last heard of: adding and deleting answer it anew, which saves reading thousands again. */
export function useContacts(loaded: Loaded) {
  const [heard, setHeard] = useState({ loaded, latest: loaded });
  const latest = heard.loaded === loaded ? heard.latest : loaded;
  const take = (news: Loaded) => setHeard({ loaded, latest: news });
  const hear = (news: Contact[]) =>
    setHeard((before) => {
      const now = before.loaded === loaded ? before.latest : loaded;
      const contacts = withNews(now.contacts, news);
      return contacts === now.contacts
        ? before
        : { loaded, latest: { ...now, contacts } };
    });
  return {
    ...latest,
    replace: (contacts: Contact[]) =>
      take({ contacts, now: new Date().toISOString() }),
    /** Takes in what was heard about some of them since; most of the time that is nothing. */
    hear: () => call("GET /api/contacts/news", {}).then(hear, () => undefined),
    /** Reads again; where that fails, what is there stays. */
    refresh: () => readContacts().then(take, () => undefined),
  };
}

export type Keeping = ReturnType<typeof useContacts>;
