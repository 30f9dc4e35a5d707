import type { Selected } from "#shared/contract/outreach/contact-lists.ts";
import styles from "#web/admin/outreach/texting/texting.module.css";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { invitationWords } from "#web/i18n/admin/outreach/contacts/invitation.words.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { useTextingTimes } from "./use-invitation-form.ts";

type TimesProps = {
  contacts: Selected[];
  isAnyway: boolean;
  onAnyway: (isAnyway: boolean) => void;
};

/** Explains when texts will be held, and offers to send them anyway if that is legal. */
export function TextingTimes({ contacts, isAnyway, onAnyway }: TimesProps) {
  const words = useWords(invitationWords);
  const language = useLanguage();
  const { held = 0, lawful = 0, first } = useTextingTimes(contacts) ?? {};
  if (held === 0 || !first) return null;
  return (
    <div className={styles.writing}>
      <p className={styles.note}>
        {words.held(held, contacts.length, dateAndTime(first, language))}
      </p>
      {lawful > 0 && (
        <Checkbox label={words.anyway} checked={isAnyway} onChange={onAnyway} />
      )}
    </div>
  );
}
