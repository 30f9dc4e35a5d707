import type { FormEvent } from "react";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/feedback.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./feedback.module.css";
import { useSendFeedback } from "./send-feedback.ts";
import { isTooLong, ShortText } from "./short-text.tsx";

export const noAnswers = {
  useful: false,
  findinformation: false,
  wouldrecommend: false,
  addorimprove: "",
};
type Answers = typeof noAnswers;

const questions = ["useful", "findinformation", "wouldrecommend"] as const;

interface WebsiteFeedbackFormProps {
  answers: Answers;
  onChange: (answers: Answers) => void;
  onSent: () => void;
}

export function WebsiteFeedbackForm({
  answers,
  onChange,
  onSent,
}: WebsiteFeedbackFormProps) {
  const words = useWords(feedbackWords);
  const { send, isSending, hasFailed } = useSendFeedback();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || isTooLong(answers.addorimprove)) return;
    if (await send({ type: "website", ...answers })) onSent();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className={styles.text}>{words.text}</p>
      <div className={styles.switches}>
        {questions.map((question) => (
          <Switch
            key={question}
            label={words[question]}
            onWord={words.yes}
            offWord={words.no}
            checked={answers[question]}
            onChange={(isOn) => onChange({ ...answers, [question]: isOn })}
          />
        ))}
      </div>
      <ShortText
        label={words.addorimprove}
        value={answers.addorimprove}
        onChange={(addorimprove) => onChange({ ...answers, addorimprove })}
      />
      {hasFailed && <Alert kind="danger">{words.failed}</Alert>}
      <div>
        <Button type="submit" pending={isSending} pendingLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
