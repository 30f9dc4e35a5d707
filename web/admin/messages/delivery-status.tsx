import type { MessageNews } from "#shared/contract/sms.ts";
import { useWords } from "#web/core/language.tsx";
import { deliveryStatusWords } from "#web/i18n/admin/delivery-status.ts";
import styles from "./delivery-status.module.css";

type Props = { news: MessageNews };

/** What became of a message that went out, and why if it did not arrive; nothing where nobody was asked to deliver it. */
export function DeliveryStatus({ news: { state, problem } }: Props) {
  const words = useWords(deliveryStatusWords);
  if (state === "kept") return null;
  const isBad = state === "failed" || state === "unknown";
  return (
    <p className={styles.news} data-bad={isBad}>
      {words.states[state]}
      {problem && ` ${words.problems[problem]}`}
    </p>
  );
}

export function OptedOut() {
  const words = useWords(deliveryStatusWords);
  return <p className={styles.news}>{words.optedOut}</p>;
}
