import Languages from "lucide-react/icons/languages";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { Selected } from "#shared/contract/contact-view.ts";
import { firstNames } from "#web/admin/contacts/contacts.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./inviting.module.css";

/** Who gets the message, and what one might want to know before sending it. */
export function Recipients({ of }: { of: Selected[] }) {
  const words = useWords(contactsWords);
  const { names, others } = firstNames(of, 5);
  const completed = of.filter(({ active }) => active <= 0).length;
  const optedOut = of.filter(
    ({ active, optedout }) => active > 0 && optedout,
  ).length;
  const spanish = of.filter(({ language }) => language === "es").length;
  const english = of.length - spanish;
  if (of.length === 0) return null;
  return (
    <>
      <p className={styles.to}>
        <strong>{words.to(of.length)}</strong>
        {` ${words.listed(names, others)}`}
      </p>
      {completed > 0 && (
        <p className={styles.note} data-kind="warning">
          <Icon of={TriangleAlert} />
          {words.completedAmong(completed, of.length)}
        </p>
      )}
      {optedOut > 0 && (
        <p className={styles.note} data-kind="warning">
          <Icon of={TriangleAlert} />
          {words.optedOutAmong(optedOut)}
        </p>
      )}
      {spanish > 0 && english > 0 && (
        <p className={styles.note}>
          <Icon of={Languages} />
          {words.languagesAmong(english, spanish)}
        </p>
      )}
    </>
  );
}
