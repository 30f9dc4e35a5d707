import { useRef } from "react";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.words.ts";
import { type WebsiteFeedback, websiteFeedbackIn } from "./feedback.ts";
import {
  FeedbackEnd,
  ShortText,
  useFeedbackForm,
  YesOrNoQuestion,
} from "./fields.tsx";
import styles from "./feedback.module.css";

const questions = ["useful", "findinformation", "wouldrecommend"] as const;

interface WebsiteFeedbackFormProps {
  /** The earlier answers. */
  answers?: WebsiteFeedback | undefined;
  onChange?: (answers: WebsiteFeedback) => void;
  onSent: () => void;
}

export function WebsiteFeedbackForm({
  answers,
  onChange,
  onSent,
}: WebsiteFeedbackFormProps) {
  const words = useWords(feedbackWords);
  const place = useRef<HTMLFormElement>(null);
  const form = useFeedbackForm(websiteFeedbackIn, onSent);

  function changed() {
    form.changed();
    if (place.current)
      onChange?.(websiteFeedbackIn(new FormData(place.current)));
  }
  return (
    <form
      ref={place}
      method="dialog"
      className={styles.form}
      autoComplete="off"
      noValidate
      onSubmit={form.submit}
      onChange={changed}
    >
      <div className={styles.questions}>
        {questions.map((question) => (
          <YesOrNoQuestion
            key={question}
            name={question}
            defaultValue={answers?.[question]}
            onTakenBack={changed}
          />
        ))}
      </div>
      <ShortText
        label={words.addorimprove}
        name="addorimprove"
        defaultValue={answers?.addorimprove}
      />
      <FeedbackEnd problem={form.problem} isSending={form.isSending} />
    </form>
  );
}
