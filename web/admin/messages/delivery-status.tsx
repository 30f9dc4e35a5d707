import type { MessageNews } from "#shared/contract/sms.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { deliveryStatusWords } from "#web/i18n/admin/messages/delivery-status.ts";
import styles from "./delivery-status.module.css";

type Props = { news: MessageNews };

/** What became of a message that went out, and why if it did not arrive; nothing where nobody was asked to deliver it. */
export function DeliveryStatus({ news: { state, problem, goes } }: Props) {
  const words = useWords(deliveryStatusWords);
  const language = useLanguage();
  if (state === "kept") return null;
  if (goes !== null)
    return (
      <p className={styles.news}>{words.goes(dateAndTime(goes, language))}</p>
    );
  const isBad = state === "failed" || state === "unknown";
  return (
    <p className={styles.news} data-bad={isBad}>
      {words.states[state]}
      {problem && ` ${words.problems[problem]}`}
    </p>
  );
}

/** Texts do not reach this phone. */
export function CallInstead() {
  const words = useWords(deliveryStatusWords);
  return (
    <p className={styles.news} data-bad>
      {words.callInstead}
    </p>
  );
}

export function OptedOut() {
  const words = useWords(deliveryStatusWords);
  return <p className={styles.news}>{words.optedOut}</p>;
}
