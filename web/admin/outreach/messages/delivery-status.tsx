import type { MessageNews } from "#shared/contract/outreach/sms.ts";
import {
  type Whereabouts,
  zonesOf,
} from "#shared/rules/outreach/texting/zones.ts";
import { timeOfDay } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { longDate } from "#web/core/long-date.ts";
import { deliveryStatusWords } from "#web/i18n/admin/outreach/messages/delivery-status.words.ts";
import styles from "./delivery-status.module.css";

type Props = {
  news: MessageNews;
  /** Facts about the family's location, which determine the time zone of the sending time. */
  family: Whereabouts;
};

/** The delivery status of a message and the reason for a failure. Shows nothing if the message was only stored. */
export function DeliveryStatus({ news, family }: Props) {
  const { state, problem, goes } = news;
  const words = useWords(deliveryStatusWords);
  const language = useLanguage();
  if (state === "kept") return null;
  if (goes !== null) {
    const [zone] = zonesOf(family);
    return (
      <p className={styles.news}>
        {words.goes(
          timeOfDay(goes, language, zone),
          longDate(goes, language, zone),
        )}
      </p>
    );
  }
  const isBad = state === "failed" || state === "unknown";
  return (
    <p className={styles.news} data-bad={isBad}>
      {words.states[state]}
      {problem && ` ${words.problems[problem]}`}
    </p>
  );
}

/** Says that texts do not reach this phone. */
export function CallInstead() {
  const words = useWords(deliveryStatusWords);
  return (
    <p className={styles.news} data-bad>
      {words.callInstead}
    </p>
  );
}
