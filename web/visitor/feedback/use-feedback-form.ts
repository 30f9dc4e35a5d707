import { type FormEvent, useState } from "react";
import { call } from "#web/core/calls/call.ts";
import { useSameKeys } from "#web/core/calls/idempotency-keys.ts";
import {
  type ConcernFeedback,
  type FeedbackProblem,
  sendFeedback,
  type WebsiteFeedback,
} from "./feedback.ts";

/** Sends a feedback form once, however often it has to be tried. */
export function useFeedbackForm<F extends WebsiteFeedback | ConcernFeedback>(
  read: (form: FormData) => F,
  onSent: () => void,
  /** The problem that the server found in the form. */
  found?: FeedbackProblem,
) {
  const keys = useSameKeys();
  const [problem, setProblem] = useState(found);
  const [isSending, setSending] = useState(false);

  // Not by useAction, which would add the sentences of all refusals: 3.7 KB compressed.
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const feedback = read(new FormData(event.currentTarget));
    setSending(true);
    setProblem(undefined);
    const key = keys.keyOf(feedback);
    const refused = await sendFeedback(call, feedback, key);
    setSending(false);
    setProblem(refused?.problem);
    if (refused) return;
    keys.forget(feedback);
    onSent();
  }

  return {
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    isSending,
    problem,
    /** The visitor corrects the answers. */
    changed: () => setProblem((old) => (old === "failed" ? old : undefined)),
  };
}
