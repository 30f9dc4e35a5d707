import type { Selected } from "#shared/contract/contact-view.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { invitationWords } from "#web/i18n/admin/contacts/invitation.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import styles from "./inviting.module.css";
import { useTextingTimes } from "./use-texting-times.ts";
import type { Writing } from "./use-writing.ts";

type Props = { chosen: Selected[]; writing: Writing };

/** Says when texts will be held, and offers to send them anyway where the law allows it. */
export function TextingTimes({ chosen, writing }: Props) {
  const { isAnyway, setAnyway, progress } = writing;
  const words = useWords(invitationWords);
  const language = useLanguage();
  const { held = 0, lawful = 0, first } = useTextingTimes(chosen) ?? {};
  if (held === 0 || !first || progress !== undefined) return null;
  return (
    <div className={styles.writing}>
      <p className={styles.note}>
        {words.held(held, chosen.length, dateAndTime(first, language))}
      </p>
      {lawful > 0 && (
        <Checkbox
          label={words.anyway}
          checked={isAnyway}
          onChange={setAnyway}
        />
      )}
    </div>
  );
}
