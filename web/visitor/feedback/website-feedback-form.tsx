import { type FormEvent, useState } from "react";
import { isUnanswered } from "#shared/rules/feedback.ts";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { YesOrNo } from "#web/ui/choices/yes-or-no.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./feedback.module.css";
import { useSendFeedback } from "./send-feedback.ts";
import { isTooLong, ShortText } from "./short-text.tsx";
import { Unanswered } from "./unanswered.tsx";

const questions = ["useful", "findinformation", "wouldrecommend"] as const;

type Answers = {
  [question in (typeof questions)[number]]?: boolean | undefined;
} & { addorimprove: string };

export const noAnswers: Answers = { addorimprove: "" };

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
  const [isAsked, setAsked] = useState(false);
  const isEmpty = isUnanswered(Object.values(answers));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(isEmpty);
    if (isSending || isEmpty || isTooLong(answers.addorimprove)) return;
    if (await send({ type: "website", ...answers })) onSent();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className={styles.text}>{words.text}</p>
      <div className={styles.questions}>
        {questions.map((question) => (
          <YesOrNo
            key={question}
            label={words[question]}
            yesWord={words.yes}
            noWord={words.no}
            value={answers[question]}
            onChange={(answer) => onChange({ ...answers, [question]: answer })}
          />
        ))}
      </div>
      <ShortText
        label={words.addorimprove}
        value={answers.addorimprove}
        onChange={(addorimprove) => onChange({ ...answers, addorimprove })}
      />
      {isAsked && isEmpty && <Unanswered />}
      {hasFailed && <Alert kind="danger">{words.failed}</Alert>}
      <div>
        <Button type="submit" pending={isSending} pendingLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
