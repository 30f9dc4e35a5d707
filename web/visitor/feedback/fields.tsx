import { type FormEvent, useState } from "react";
import { counter } from "#shared/rules/quiz/feedback.ts";
import { useIdempotencyKeys } from "#web/core/calls/idempotency-keys.ts";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.words.ts";
import { Button, type ButtonKind } from "#web/ui/actions/button.tsx";
import { YesOrNo } from "#web/ui/choices/yes-or-no.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import {
  type ConcernFeedback,
  type FeedbackProblem,
  sendFeedback,
  type WebsiteFeedback,
} from "./feedback.ts";

interface YesOrNoQuestionProps {
  name: "useful" | "findinformation" | "wouldrecommend" | "meetexpectations";
  defaultValue?: boolean | undefined;
  onTakenBack: () => void;
}

export function YesOrNoQuestion(question: YesOrNoQuestionProps) {
  const words = useWords(feedbackWords);
  return (
    <YesOrNo
      {...question}
      label={words[question.name]}
      yesWord={words.yes}
      noWord={words.no}
    />
  );
}

interface ShortTextProps {
  label: string;
  name: string;
  defaultValue?: string | undefined;
}

/** A short text with a counter of the remaining characters, which stays above the keyboard of a phone. */
export function ShortText({ defaultValue = "", ...field }: ShortTextProps) {
  const words = useWords(feedbackWords);
  const [text, setText] = useState(defaultValue);
  const { remaining } = counter(text.trim());
  const isOver = remaining < 0;
  const announced = isOver
    ? words.charactersOver(-remaining)
    : remaining <= 20 &&
      remaining % 10 === 0 &&
      words.charactersLeft(remaining);
  return (
    <div>
      <Field
        {...field}
        kind="textarea"
        rows={3}
        defaultValue={defaultValue}
        onChange={setText}
        {...(isOver
          ? { error: words.charactersOver(-remaining) }
          : {
              helper:
                text !== ""
                  ? words.charactersLeft(remaining)
                  : words.charactersAtMost,
            })}
      />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  );
}

interface FeedbackEndProps {
  kind?: ButtonKind;
  problem: FeedbackProblem | undefined;
  isSending: boolean;
}

/** The submit button, and the reason if the feedback was not sent. */
export function FeedbackEnd({ kind = "primary", ...form }: FeedbackEndProps) {
  const words = useWords(feedbackWords);
  return (
    <>
      {form.problem === "unanswered" && <Unanswered />}
      {form.problem === "failed" && <Alert kind="danger">{words.failed}</Alert>}
      <div>
        <Button
          type="submit"
          kind={kind}
          pending={form.isSending}
          pendingLabel={words.sending}
        >
          {words.send}
        </Button>
      </div>
    </>
  );
}

/** The message that nothing was answered. Scrolls into view. */
function Unanswered() {
  const words = useWords(feedbackWords);
  return (
    <div ref={scrollTo}>
      <Alert kind="danger">{words.unanswered}</Alert>
    </div>
  );
}

function scrollTo(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}

/** Sends a feedback form. A retry has no second effect. */
export function useFeedbackForm<F extends WebsiteFeedback | ConcernFeedback>(
  read: (form: FormData) => F,
  onSent: () => void,
) {
  const keys = useIdempotencyKeys();
  const [problem, setProblem] = useState<FeedbackProblem>();
  const [isSending, setSending] = useState(false);

  // Do not use useAction: it would add the sentences of all refusals, 3.7 KB compressed.
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const feedback = read(new FormData(event.currentTarget));
    setSending(true);
    setProblem(undefined);
    const key = keys.keyOf(feedback);
    const refused = await sendFeedback(feedback, key);
    setSending(false);
    setProblem(refused);
    if (refused) return;
    keys.forget(feedback);
    onSent();
  }

  return {
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    isSending,
    problem,
    /** Called when the visitor changes an answer. */
    changed: () => setProblem((old) => (old === "failed" ? old : undefined)),
  };
}
