import { type FormEvent, useId, useState } from "react";
import { isUnanswered } from "#shared/rules/feedback.ts";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import { StarsInput } from "#web/ui/choices/stars-input.tsx";
import { YesOrNo } from "#web/ui/choices/yes-or-no.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./feedback.module.css";
import { useSendFeedback } from "./send-feedback.ts";
import { isTooLong, ShortText } from "./short-text.tsx";
import { Unanswered } from "./unanswered.tsx";

interface ConcernFeedbackFormProps {
  /** The concern's id. */
  concern: string;
}

/** What this visitor thinks of one concern's content; stands inside its panel, never on paper. */
export function ConcernFeedbackForm({ concern }: ConcernFeedbackFormProps) {
  const words = useWords(feedbackWords);
  const title = useId();
  const [isSent, setSent] = useState(false);
  return (
    <section
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
      ) : (
        <Questions concern={concern} onSent={() => setSent(true)} />
      )}
    </section>
  );
}

interface QuestionsProps extends ConcernFeedbackFormProps {
  onSent: () => void;
}

function Questions({ concern, onSent }: QuestionsProps) {
  const words = useWords(feedbackWords);
  const [meetexpectations, setMeets] = useState<boolean>();
  const [additionalinformation, setText] = useState("");
  const [howhelpful, setStars] = useState<number | null>(null);
  const { send, isSending, hasFailed } = useSendFeedback();
  const [isAsked, setAsked] = useState(false);
  const answers = { meetexpectations, additionalinformation, howhelpful };
  const isEmpty = isUnanswered(Object.values(answers));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(isEmpty);
    if (isSending || isEmpty || isTooLong(additionalinformation)) return;
    if (await send({ type: "concern", concern, ...answers })) onSent();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <StarsInput
        legend={words.howhelpful}
        name={`howhelpful ${concern}`}
        labels={words.stars}
        value={howhelpful}
        onChange={setStars}
      />
      <YesOrNo
        label={words.meetexpectations}
        yesWord={words.yes}
        noWord={words.no}
        value={meetexpectations}
        onChange={setMeets}
      />
      <ShortText
        label={words.additionalinformation}
        value={additionalinformation}
        onChange={setText}
      />
      {isAsked && isEmpty && <Unanswered />}
      {hasFailed && <Alert kind="danger">{words.failed}</Alert>}
      <div>
        <Button
          type="submit"
          kind="secondary"
          pending={isSending}
          pendingLabel={words.sending}
        >
          {words.send}
        </Button>
      </div>
    </form>
  );
}
