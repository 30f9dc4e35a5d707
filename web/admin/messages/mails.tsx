import { DeliveryStatus } from "./delivery-status.tsx";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { messagesWords } from "#web/i18n/admin/messages/messages.ts";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import type { Message } from "./conversations.ts";
import styles from "./messages.module.css";
import { dateAndTime } from "#web/core/dates.ts";

/** What visitors wrote to the clinic. */
export function Mails({ messages }: { messages: Message[] }) {
  const words = useWords(messagesWords);
  const language = useLanguage();
  const mails = messages.filter(({ kind }) => kind === "mail");
  if (mails.length === 0)
    return (
      <EmptyState
        illustration={<EmptyBox />}
        title={words.noMails}
        text={words.noMailsText}
      />
    );
  return (
    <ol role="list" className={styles.mails}>
      {mails.map((mail) => (
        <li key={mail._id} className={styles.mail}>
          <p className={styles.quiet}>
            <time dateTime={mail.date}>{dateAndTime(mail.date, language)}</time>
            {mail.to && ` · ${words.to} ${mail.to}`}
          </p>
          <p className={styles.body}>{mail.body}</p>
          <DeliveryStatus news={mail} />
        </li>
      ))}
    </ol>
  );
}
