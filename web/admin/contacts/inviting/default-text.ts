import type { Contact } from "#shared/contract/contacts.ts";
import type { EditedSettings } from "#shared/contract/settings.ts";

export type Invitation = EditedSettings["invitation"];

/** What the message starts with: the text in the language of these contacts, in both where some read either. */
export function defaultText(
  { message_en, message_es }: Invitation,
  chosen: Pick<Contact, "language">[],
): string {
  const isRead = (language: Contact["language"]) =>
    chosen.some((contact) => contact.language === language);
  if (!isRead("es")) return message_en;
  if (!isRead("en")) return message_es || message_en;
  return [message_en, message_es].filter(Boolean).join("\n");
}
