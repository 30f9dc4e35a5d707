import type { Contact } from "#shared/contract/contacts.ts";
import { wordingOf } from "#shared/rules/sms/invitation-wording.ts";
import { measureSms } from "#shared/rules/sms/segments.ts";
import { sentLinkOf } from "#web/admin/contacts/contacts.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { invitationWords } from "#web/i18n/admin/contacts/invitation.ts";
import styles from "./inviting.module.css";

const anybody = { _id: "1".repeat(22), language: "en" } as const;

type Reader = Pick<Contact, "_id" | "language">;

type Props = {
  message: string;
  chosen: Reader[];
  /** Where there are several of them, which one this is. */
  name?: string;
};

/** One message as a parent will see it, and what it costs. */
export function MessagePreview({ message, chosen, name }: Props) {
  const words = useWords(contactsWords);
  const link = sentLinkOf(costliest(chosen));
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

/** Whoever gets the longest link: one that says the language. */
function costliest(chosen: Reader[]) {
  return (
    chosen.find(({ language }) => language === "es") ?? chosen[0] ?? anybody
  );
}
