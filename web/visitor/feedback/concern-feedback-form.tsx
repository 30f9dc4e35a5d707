import { useId, useState } from "react";
import { href, useParams } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.ts";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import { StarsInput } from "#web/ui/choices/stars-input.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import {
  concernFeedbackIn,
  type ConcernFeedback,
  feedbackPlace,
} from "./feedback-in.ts";
import { FeedbackEnd } from "./fields/feedback-end.tsx";
import styles from "./feedback.module.css";
import type { Unsent } from "./plain/send-plainly.ts";
import { ShortText } from "./fields/short-text.tsx";
import { useFeedbackForm } from "./use-feedback-form.ts";
import { YesOrNoQuestion } from "./fields/yes-or-no-question.tsx";

interface ConcernFeedbackFormProps {
  /** The concern's id. */
  concern: string;
  /** What the server did not take, where no script sent it. */
  unsent: Unsent<ConcernFeedback> | undefined;
  /** Whether it took one before. */
  wasSent: boolean;
}

/** What this visitor thinks of one concern's content; stands inside its panel, never on paper. */
export function ConcernFeedbackForm({
  concern,
  unsent,
  wasSent,
}: ConcernFeedbackFormProps) {
  const words = useWords(feedbackWords);
  const title = useId();
  const [isSent, setSent] = useState(false);
  return (
    <section
      id={feedbackPlace(concern)}
      className={styles.concern}
      aria-labelledby={title}
      data-print="hide"
    >
      <h3 id={title}>{words.aboutConcern}</h3>
      {isSent ? (
        // The button that had the focus is gone.
        <div ref={takeFocus} tabIndex={-1}>
          <Alert kind="success">{words.thanksForConcern}</Alert>
        </div>
      ) : wasSent && !unsent ? (
        <Alert kind="success">{words.thanksForConcern}</Alert>
      ) : (
        <Questions
          concern={concern}
          unsent={unsent}
          onSent={() => setSent(true)}
        />
      )}
    </section>
  );
}

interface QuestionsProps extends Omit<ConcernFeedbackFormProps, "wasSent"> {
  onSent: () => void;
}

function Questions({ concern, unsent, onSent }: QuestionsProps) {
  const words = useWords(feedbackWords);
  const { id = "" } = useParams();
  const given = unsent?.feedback;
  const form = useFeedbackForm(
    (filled) => concernFeedbackIn(filled, concern),
    onSent,
    unsent?.problem,
  );
  return (
    <form
      // Without a script the server takes it, and comes back to this place.
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
        defaultValue={given?.howhelpful}
      />
      <YesOrNoQuestion
        name="meetexpectations"
        defaultValue={given?.meetexpectations}
        onTakenBack={form.changed}
      />
      <ShortText
        label={words.additionalinformation}
        name="additionalinformation"
        defaultValue={given?.additionalinformation}
      />
      <FeedbackEnd kind="secondary" name="do" value="rate" {...form} />
    </form>
  );
}
