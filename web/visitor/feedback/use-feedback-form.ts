import { type FormEvent, useState } from "react";
import {
  type ConcernFeedback,
  type FeedbackProblem,
  problemOf,
  type WebsiteFeedback,
} from "./feedback-in.ts";
import { useSendFeedback } from "./send-feedback.ts";

/** A feedback form at work: the answers stay with the browser until they are sent. */
export function useFeedbackForm<F extends WebsiteFeedback | ConcernFeedback>(
  read: (filled: FormData) => F,
  onSent: () => void,
  /** What the server found, where it took the form. */
  found?: FeedbackProblem,
) {
  const { send, isSending, hasFailed } = useSendFeedback();
  const [problem, setProblem] = useState(found);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const feedback = read(new FormData(event.currentTarget));
    const toMend = problemOf(feedback);
    setProblem(toMend);
    if (isSending || toMend) return;
    if (await send(feedback)) onSent();
  }

  return {
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    isSending,
    isUnanswered: problem === "unanswered",
    hasFailed: hasFailed || problem === "failed",
    changed: () => setProblem(undefined),
  };
}
