import { DeliveryStatus } from "./delivery-status.tsx";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { messagesWords } from "#web/i18n/admin/messages/messages.ts";
import {
  type Conversation,
  type Message,
  nameOf,
  piecesOf,
} from "./conversations.ts";
import { PhoneName } from "./phone-name.tsx";
import { ReplyBox } from "./reply-box.tsx";
import { dateAndTime } from "#web/core/dates.ts";
import styles from "./phone.module.css";

/** A phone on which the messages came in. */
export function Phone({ to, names, messages }: Conversation) {
  const words = useWords(messagesWords);
  return (
    <section
      className={styles.phone}
      aria-label={[words.phone(nameOf(to)), ...names].join(", ")}
    >
      <p className={styles.name}>
        <PhoneName of={{ to, names }} />
      </p>
      <ol role="list" className={styles.screen}>
        {messages.map((message) => (
          <Bubble key={message._id} message={message} />
        ))}
      </ol>
      {messages.some(({ state }) => state === "kept") && <ReplyBox to={to} />}
    </section>
  );
}

function Bubble({ message }: { message: Message }) {
  const { body, date, state, understood } = message;
  const language = useLanguage();
  const words = useWords(messagesWords);
  return (
    <li
      className={styles.message}
      data-from={state === "received" ? "them" : "us"}
    >
      <time dateTime={date}>{dateAndTime(date, language)}</time>
      <p className={styles.bubble}>
        {body === "" && <em>{words.noWords}</em>}
        {piecesOf(body).map(({ text, isLink }, place) =>
          isLink ? (
            <a key={place} href={text} target="_blank" rel="noreferrer">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      <DeliveryStatus news={message} />
      {understood && (
        <p className={styles.understood} data-kind={understood}>
          {words.understood[understood]}
        </p>
      )}
    </li>
  );
}
