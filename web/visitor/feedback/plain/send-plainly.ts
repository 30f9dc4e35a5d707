import type { PageRequest } from "#web/core/calls/page-request.ts";
import { keyOf } from "#web/visitor/quiz/cookie-visit.ts";
import {
  type ConcernFeedback,
  type FeedbackProblem,
  problemOf,
  type WebsiteFeedback,
} from "#web/visitor/feedback/feedback-in.ts";

/** What was not sent, and why: to be shown once more. */
export type Unsent<Feedback> = { feedback: Feedback; problem: FeedbackProblem };

/**
 * Sends a feedback for a browser that runs no scripts; nothing is answered where it arrived. `key` is
 * the page's or the visit's own, so that the same form, sent again, is the same feedback.
 */
export async function sendPlainly<F extends WebsiteFeedback | ConcernFeedback>(
  page: Pick<PageRequest, "call">,
  feedback: F,
  key: string,
): Promise<(Unsent<F> & { status: number }) | undefined> {
  const problem = problemOf(feedback);
  if (problem) return { feedback, problem, status: 422 };
  const idempotencyKey = await keyOf(`${key} ${JSON.stringify(feedback)}`);
  return page
    .call("POST /api/feedbacks", { body: { feedback } }, { idempotencyKey })
    .then(
      () => undefined,
      ({ status = 503 }: { status?: number }) => ({
        feedback,
        problem: "failed" as const,
        status,
      }),
    );
}
