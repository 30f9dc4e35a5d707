import type { Contact } from "#shared/contract/contacts.ts";
import { pagePublicUrl } from "#web/core/public-url.ts";

type Reader = Pick<Contact, "_id" | "language">;

/** The address that only one contact knows. */
export function linkOf(id: string): string {
  return `${pagePublicUrl()}/${id}`;
}

/** The same as it is sent: it opens in the language that somebody reads. */
export function sentLinkOf({ _id, language }: Reader): string {
  return linkOf(_id) + (language === "es" ? "?lang=es" : "");
}
