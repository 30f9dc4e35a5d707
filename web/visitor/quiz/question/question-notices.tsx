import { useWords } from "#web/core/language.tsx";
import { useIsKept } from "#web/core/storage/stored.ts";
import { questionWords } from "#web/i18n/visitor/question.ts";
import { Alert } from "#web/ui/notices/alert.tsx";
import { NotKept } from "#web/visitor/quiz/not-kept.tsx";
import styles from "./question.module.css";
import type { Sending } from "#web/visitor/quiz/steps.ts";

type Props = {
  failure: string | undefined;
  sending: Sending;
  isAnswered: boolean;
};

/** Whether the answers are safe, and what to do if not; quiet while all is well. */
export function QuestionNotices({ failure, sending, isAnswered }: Props) {
  const words = useWords(questionWords);
  const isKept = useIsKept();
  if (failure !== undefined) return <Alert kind="danger">{failure}</Alert>;
  if (sending === "waiting") {
    return (
      <Alert kind="info" live="polite">
        {words.waiting}
      </Alert>
    );
  }
  if (!isKept) {
    return <NotKept />;
  }
  return <p className={styles.quiet}>{isAnswered && words.savedHere}</p>;
}
