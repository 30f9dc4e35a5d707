import type { Entry } from "#web/admin/feedbacks/view.ts";
import { longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminFeedbacksWords } from "#web/i18n/admin/feedbacks.ts";
import { Stars } from "#web/ui/figures/stars.tsx";
import { FeedbackAnswers } from "./answers.tsx";
import styles from "./feedback-entry.module.css";

/** One feedback: when, how good, and what was answered. */
export function FeedbackEntry({ entry }: { entry: Entry }) {
  const { feedback, about } = entry;
  const { date, score, type, addorimprove, additionalinformation } = feedback;
  const words = useWords(adminFeedbacksWords);
  const language = useLanguage();
  const text = addorimprove || additionalinformation;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h2 className={styles.about}>{about ?? words.types.website}</h2>
        <span className={styles.score}>
          {score === null ? (
            words.unscored
          ) : (
            <Stars score={score} label={words.score(score)} />
          )}
        </span>
        <time className={styles.date} dateTime={date}>
          {longDate(date, language)}
        </time>
      </div>
      <FeedbackAnswers of={feedback} />
      {text && (
        <figure className={styles.text}>
          <figcaption>
            {type === "website"
              ? words.addorimprove
              : words.additionalinformation}
          </figcaption>
          <blockquote>{text}</blockquote>
        </figure>
      )}
    </li>
  );
}
