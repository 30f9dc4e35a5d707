import {
  counter,
  highestScore,
  isUnanswered,
} from "#shared/rules/quiz/feedback.ts";
import type { Call } from "#web/core/calls/page-request.ts";

/** Reads the feedback form, in the browser or on the server. */
export function websiteFeedbackIn(filled: FormData) {
  return {
    type: "website" as const,
    useful: yesOrNo(filled.get("useful")),
    findinformation: yesOrNo(filled.get("findinformation")),
    wouldrecommend: yesOrNo(filled.get("wouldrecommend")),
    addorimprove: textIn(filled, "addorimprove"),
  };
}

export function concernFeedbackIn(filled: FormData, concern: string) {
  const stars = Number(filled.get("howhelpful") ?? NaN);
  const isStars = Number.isInteger(stars) && stars >= 1;
  return {
    type: "concern" as const,
    concern,
    meetexpectations: yesOrNo(filled.get("meetexpectations")),
    additionalinformation: textIn(filled, "additionalinformation"),
    howhelpful: isStars && stars <= highestScore ? stars : null,
  };
}

export type WebsiteFeedback = ReturnType<typeof websiteFeedbackIn>;
export type ConcernFeedback = ReturnType<typeof concernFeedbackIn>;

export type FeedbackProblem = "unanswered" | "tooLong" | "failed";

/** Feedback that was refused and that the form shows again. */
export type UnsentFeedback<Feedback> = {
  feedback: Feedback;
  problem: FeedbackProblem;
};

function problemOf(
  feedback: WebsiteFeedback | ConcernFeedback,
): FeedbackProblem | undefined {
  const answers = Object.entries(feedback).flatMap(([name, answer]) =>
    name === "type" || name === "concern" ? [] : [answer],
  );
  if (isUnanswered(answers)) return "unanswered";
  const text =
    feedback.type === "website"
      ? feedback.addorimprove
      : feedback.additionalinformation;
  return isTooLong(text) ? "tooLong" : undefined;
}

/** Sends feedback from the browser or the server. Returns the problem if it was not sent. */
export async function sendFeedback(
  call: Call,
  feedback: WebsiteFeedback | ConcernFeedback,
  idempotencyKey: string,
): Promise<{ problem: FeedbackProblem; status: number } | undefined> {
  const problem = problemOf(feedback);
  if (problem) return { problem, status: 422 };
  return call(
    "POST /api/feedbacks",
    { body: { feedback } },
    { idempotencyKey },
  ).then(
    () => undefined,
    ({ status = 503 }: { status?: number }) => ({
      problem: "failed" as const,
      status,
    }),
  );
}

function yesOrNo(entry: FormDataEntryValue | null): boolean | undefined {
  return entry === "yes" ? true : entry === "no" ? false : undefined;
}

/** Reads a text. Forms send a line break as two characters. */
export function textIn(filled: FormData, name: string): string {
  const entry = filled.get(name);
  return typeof entry === "string" ? entry.replaceAll("\r\n", "\n") : "";
}

function isTooLong(text: string): boolean {
  return counter(text.trim()).remaining < 0;
}

/** The id of the feedback about a concern on the results page. */
export function feedbackPlace(concern: string): string {
  return `feedback-${concern}`;
}
