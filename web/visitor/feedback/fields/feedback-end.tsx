import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.ts";
import { Button, type ButtonKind } from "#web/ui/actions/button.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { Unanswered } from "./unanswered.tsx";

interface FeedbackEndProps {
  kind?: ButtonKind;
  name?: string;
  value?: string;
  isUnanswered: boolean;
  hasFailed: boolean;
  isSending: boolean;
}

/** Why it was not sent, and the button that sends it. */
export function FeedbackEnd({
  kind = "primary",
  name,
  value,
  ...form
}: FeedbackEndProps) {
  const words = useWords(feedbackWords);
  return (
    <>
      {form.isUnanswered && <Unanswered />}
      {form.hasFailed && <Alert kind="danger">{words.failed}</Alert>}
      <div>
        <Button
          type="submit"
          kind={kind}
          name={name}
          value={value}
          pending={form.isSending}
          pendingLabel={words.sending}
        >
          {words.send}
        </Button>
      </div>
    </>
  );
}
