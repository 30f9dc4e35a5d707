import type { Selected } from "#shared/contract/contact-view.ts";
import { useSentence } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { invitationWords } from "#web/i18n/admin/contacts/invitation.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Progress } from "#web/ui/notices/progress.tsx";
import { DefaultNote } from "./default-note.tsx";
import { Recipients } from "./recipients.tsx";
import { TextingTimes } from "./texting-times.tsx";
import type { Writing } from "./use-writing.ts";
import styles from "./inviting.module.css";

type Props = { chosen: Selected[]; writing: Writing };

/** To whom, what, and how far it has got. */
export function MessageForm({ chosen, writing }: Props) {
  const { message, write, problem, progress, messages } = writing;
  const words = useWords(contactsWords);
  const { consent } = useWords(invitationWords);
  const placeholder = useSentence()({ code: "placeholder" });
  const problems = { ...words.messageProblems, placeholder };
  return (
    <div className={styles.writing}>
      <Recipients of={chosen} />
      <p className={styles.note}>{consent}</p>
      <Field
        kind="textarea"
        label={words.message}
        required
        rows={5}
        helper={words.messageHelper}
        error={problem && problems[problem]}
        readOnly={progress !== undefined}
        value={message}
        onChange={write}
      />
      <TextingTimes chosen={chosen} writing={writing} />
      <DefaultNote chosen={chosen} writing={writing} />
      <Messages of={messages} />
      {progress && (
        <Progress
          label={words.sending}
          value={progress.sent}
          max={progress.total}
          text={words.sentSoFar(progress.sent, progress.total)}
        />
      )}
    </div>
  );
}
