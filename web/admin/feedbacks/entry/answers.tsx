import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { Feedback } from "#web/admin/feedbacks/view.ts";
import { useWords } from "#web/core/language.tsx";
import { adminFeedbacksWords } from "#web/i18n/admin/feedbacks.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./feedback-entry.module.css";

const asked = {
  website: ["useful", "findinformation", "wouldrecommend"],
  concern: ["meetexpectations"],
} as const;

/** Every question that was answered with yes or no; nothing where none was. */
export function FeedbackAnswers({ of: feedback }: { of: Feedback }) {
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
