import type { Contact } from "#shared/contract/contacts.ts";
import { languageQuery } from "#shared/rules/language.ts";
import { pagePublicUrl } from "#web/core/public-url.ts";

type Reader = Pick<Contact, "_id" | "language">;

/** The address that only one contact knows. */
export function linkOf(id: string): string {
  return `${pagePublicUrl()}/${id}`;
}

/** The same as it is sent: it opens in the language that somebody reads. */
export function sentLinkOf({ _id, language }: Reader): string {
  return linkOf(_id) + languageQuery(language);
}

/** The first names of the first few, and how many there are beside them. */
export function firstNames(contacts: Pick<Contact, "name">[], most = 12) {
  const names = contacts
    .slice(0, most)
    .map(({ name }) => name.trim().split(/\s+/)[0] ?? name);
  return { names, others: contacts.length - names.length };
}

/**
 * Hands the items on in their order, as many at a time as one call takes, until one call fails; `onDone`
 * hears how many have gone through. Answers whether all of them have.
 */
export async function inBatches<Item>(
  items: Item[],
  size: number,
  send: (some: Item[]) => Promise<boolean>,
  onDone?: (amount: number) => void,
): Promise<boolean> {
  for (let at = 0; at < items.length; at += size) {
    const some = items.slice(at, at + size);
    if (!(await send(some))) return false;
    onDone?.(at + some.length);
  }
  return true;
}
