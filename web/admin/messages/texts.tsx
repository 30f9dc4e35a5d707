import { href } from "react-router";
import { useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { messagesWords } from "#web/i18n/admin/messages/messages.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { conversationsOf, type Message, isToRead } from "./conversations.ts";
import styles from "./messages.module.css";
import { Phone } from "./phone.tsx";
import { PhoneName } from "./phone-name.tsx";

/** Every phone that was texted, and one of them in the hand. */
export function Texts({ messages }: { messages: Message[] }) {
  const words = useWords(messagesWords);
  const conversations = conversationsOf(messages);
  const [chosen, choose] = useState<string>();
  const shown =
    conversations.find(({ to }) => to === chosen) ?? conversations[0];
  if (!shown)
    return (
      <EmptyState
        illustration={<EmptyBox />}
        title={words.noTexts}
        text={words.noTextsText}
        action={
          <ButtonLink to={href("/dashboard/links")}>{words.toLinks}</ButtonLink>
        }
      />
    );
  // Whatever comes in, the phone in the hand stays the same.
  if (chosen === undefined) choose(shown.to);
  return (
    <div className={styles.texts}>
      <ul role="list" className={styles.phones} aria-label={words.phones}>
        {conversations.map(({ to, names, messages: all }) => (
          <li key={to}>
            <button
              type="button"
              aria-pressed={to === shown.to}
              onClick={() => choose(to)}
            >
              <PhoneName of={{ to, names }} />
              <span className={styles.quiet}>{words.count(all.length)}</span>
              {isToRead(all) && (
                <span className={styles.unclear}>{words.toRead}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Phone key={shown.to} {...shown} />
    </div>
  );
}
