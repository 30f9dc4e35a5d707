import { useParams } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { visitAnswerWords } from "#web/i18n/visitor/results/visit-answer.words.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";
import { countVisitAnswer, useVisitAnswer } from "./visit-answer.ts";
import type { VisitQuestion } from "./visit-questions.ts";
import styles from "./visit.module.css";

type Props = { questions: VisitQuestion[] };

/** Asks, once a question is marked as asked, whether the questions were answered. Only counted, without the result. */
export function AnsweredOrNot({ questions }: Props) {
  const { id: result = "" } = useParams();
  const words = useWords(visitAnswerWords);
  const answer = useVisitAnswer(result);
  const asked = questions.filter(({ isAsked }) => isAsked);
  if (asked.length === 0 || !isCounted()) return null;
  const { question, answers } = asked.length === 1 ? words.one : words.several;
  const options = (["all", "some", "none"] as const).map((value) => ({
    value,
    label: answers[value],
  }));
  return (
    <div className={styles.answered}>
      <p>
        <strong>{question}</strong>
      </p>
      <ToggleGroup
        label={question}
        look="outlined"
        options={options}
        value={answer}
        onChoose={(chosen) => countVisitAnswer(result, chosen, questions)}
      />
      <p className={styles.helper} role="status">
        {answer ? words.thanks : words.helper}
      </p>
    </div>
  );
}

/** Whether this browser allows counting. events.ts checks the same; exporting it would make every first page larger. */
function isCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack !== "1" && globalPrivacyControl !== true;
}
