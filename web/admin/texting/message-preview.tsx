import type { Contact } from "#shared/contract/contacts.ts";
import { languageQuery } from "#shared/rules/language.ts";
import { wordingOf } from "#shared/rules/sms/invitation-wording.ts";
import { measureSms } from "#shared/rules/sms/segments.ts";
import { useWords } from "#web/core/language.tsx";
import { pagePublicUrl } from "#web/core/public-url.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { invitationWords } from "#web/i18n/admin/contacts/invitation.ts";
import styles from "./texting.module.css";

const anybody = { _id: "1".repeat(22), language: "en" } as const;

type Reader = Pick<Contact, "_id" | "language">;

type Props = {
  message: string;
  contacts: Reader[];
  /** Where there are several of them, which one this is. */
  name?: string;
};

/** One message as a parent will see it, and what it costs. */
export function MessagePreview({ message, contacts, name }: Props) {
  const words = useWords(contactsWords);
  const { _id, language } = longestLink(contacts);
  const link = `${pagePublicUrl()}/${_id}${languageQuery(language)}`;
  const text = message.trim();
  const { hasNoWayOut, namesVaccine } = wordingOf(text);
  const { namesVaccine: warning } = useWords(invitationWords);
  const { units, segments, costly } = measureSms(`${text}\n${link}`);
  return (
    <section className={styles.preview} aria-label={name ?? words.preview}>
      <h3 className={styles.heading}>{words.preview}</h3>
      <p className={styles.bubble}>
        {text && `${text}\n`}
        <span className={styles.address}>{link}</span>
      </p>
      <p className={styles.size}>{words.size(units, segments)}</p>
      {hasNoWayOut && <p className={styles.costly}>{words.noWayOut}</p>}
      {namesVaccine && <p className={styles.costly}>{warning}</p>}
      {costly.length > 0 && (
        <p className={styles.costly}>{words.costly(costly.slice(0, 6))}</p>
      )}
    </section>
  );
}

/** The contact with the longest link: one that names the language. */
function longestLink(contacts: Reader[]) {
  return (
    contacts.find(({ language }) => language === "es") ?? contacts[0] ?? anybody
  );
}
