import { useState } from "react";
import { href, useParams } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.words.ts";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import { StarsInput } from "#web/ui/choices/stars-input.tsx";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import {
  concernFeedbackIn,
  type ConcernFeedback,
  feedbackPlace,
  type UnsentFeedback,
} from "./feedback.ts";
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
  /** The outcome of the form sent without scripts. */
  rating: {
    isSent: boolean;
    unsent: UnsentFeedback<ConcernFeedback> | undefined;
  };
}

/** Feedback about one concern, collapsed inside the concern's panel and not printed. */
export function ConcernFeedbackForm({
  concern,
  rating,
}: ConcernFeedbackFormProps) {
  const words = useWords(feedbackWords);
  const [status, setStatus] = useState<"open" | "just sent" | "sent">(
    rating.isSent ? "sent" : "open",
  );
  return (
    <div id={feedbackPlace(concern)} data-print="hide">
      <Disclosure
        heading="h3"
        title={words.aboutConcern}
        defaultOpen={rating.isSent || rating.unsent !== undefined}
      >
        {status === "open" ? (
          <Questions
            concern={concern}
            unsent={rating.unsent}
            onSent={() => setStatus("just sent")}
          />
        ) : (
          // Move the focus here, because the button that had it is gone.
          <div
            ref={status === "just sent" ? takeFocus : undefined}
            tabIndex={-1}
          >
            <Alert kind="success">{words.thanksForConcern}</Alert>
          </div>
        )}
      </Disclosure>
    </div>
  );
}

interface QuestionsProps {
  concern: string;
  unsent: UnsentFeedback<ConcernFeedback> | undefined;
  onSent: () => void;
}

function Questions({ concern, unsent, onSent }: QuestionsProps) {
  const words = useWords(feedbackWords);
  const { id = "" } = useParams();
  const feedback = unsent?.feedback;
  const form = useFeedbackForm(
    (filled) => concernFeedbackIn(filled, concern),
    onSent,
    unsent?.problem,
  );
  return (
    <form
      // Without scripts the server handles the form and redirects to this place.
      method="post"
      action={`${href("/results/:id", { id })}#${feedbackPlace(concern)}`}
      className={styles.form}
      autoComplete="off"
      noValidate
      onSubmit={form.submit}
      onChange={form.changed}
    >
      <input type="hidden" name="concern" value={concern} />
      <StarsInput
        legend={words.howhelpful}
        name="howhelpful"
        labels={words.stars}
        defaultValue={feedback?.howhelpful}
      />
      <YesOrNoQuestion
        name="meetexpectations"
        defaultValue={feedback?.meetexpectations}
        onTakenBack={form.changed}
      />
      <ShortText
        label={words.additionalinformation}
        name="additionalinformation"
        defaultValue={feedback?.additionalinformation}
      />
      <FeedbackEnd
        kind="secondary"
        name="do"
        value="rate"
        problem={form.problem}
        isSending={form.isSending}
      />
    </form>
  );
}
