import { useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.words.ts";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import { StarsInput } from "#web/ui/choices/stars-input.tsx";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { concernFeedbackIn } from "./feedback.ts";
import {
  FeedbackEnd,
  ShortText,
  useFeedbackForm,
  YesOrNoQuestion,
} from "./fields.tsx";
import styles from "./feedback.module.css";

interface ConcernFeedbackFormProps {
  /** The concern's id. */
  concern: string;
}

/** Feedback about one concern, collapsed inside the concern's panel and not printed. */
export function ConcernFeedbackForm({ concern }: ConcernFeedbackFormProps) {
  const words = useWords(feedbackWords);
  const [isSent, setSent] = useState(false);
  return (
    <div data-print="hide" data-only="scripts">
      <Disclosure heading="h3" title={words.aboutConcern}>
        {isSent ? (
          // Move the focus here, because the button that had it is gone.
          <div ref={takeFocus} tabIndex={-1}>
            <Alert kind="success">{words.thanksForConcern}</Alert>
          </div>
        ) : (
          <Questions concern={concern} onSent={() => setSent(true)} />
        )}
      </Disclosure>
    </div>
  );
}

interface QuestionsProps {
  concern: string;
  onSent: () => void;
}

function Questions({ concern, onSent }: QuestionsProps) {
  const words = useWords(feedbackWords);
  const form = useFeedbackForm(
    (filled) => concernFeedbackIn(filled, concern),
    onSent,
  );
  return (
    <form
      method="dialog"
      className={styles.form}
      autoComplete="off"
      noValidate
      onSubmit={form.submit}
      onChange={form.changed}
    >
      <StarsInput
        legend={words.howhelpful}
        name="howhelpful"
        labels={words.stars}
      />
      <YesOrNoQuestion name="meetexpectations" onTakenBack={form.changed} />
      <ShortText
        label={words.additionalinformation}
        name="additionalinformation"
      />
      <FeedbackEnd
        kind="secondary"
        problem={form.problem}
        isSending={form.isSending}
      />
    </form>
  );
}
