import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminFeedbacksWords } from "#web/i18n/admin/feedbacks.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { Stars } from "#web/ui/figures/stars.tsx";
import type { Entry, Feedback } from "./view.ts";
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

const asked = {
  website: ["useful", "findinformation", "wouldrecommend"],
  concern: ["meetexpectations"],
} as const;

/** Every question that was answered with yes or no; nothing where none was. */
function FeedbackAnswers({ of: feedback }: { of: Feedback }) {
  const words = useWords(adminFeedbacksWords);
  const answers = asked[feedback.type].flatMap((question) => {
    const answer = feedback[question];
    return answer === null ? [] : [{ question, answer }];
  });
  if (answers.length === 0) return null;
  return (
    <dl className={styles.answers}>
      {answers.map(({ question, answer }) => (
        <div key={question} className={styles.answer} data-answer={answer}>
          <dt>{words.questions[question]}</dt>
          <dd>
            <Icon of={answer ? Check : X} size="small" />
            {answer ? words.yes : words.no}
          </dd>
        </div>
      ))}
    </dl>
  );
}
