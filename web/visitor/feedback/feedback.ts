import {
  counter,
  highestScore,
  isUnanswered,
} from "#shared/rules/quiz/feedback.ts";
import { call } from "#web/core/calls/call.ts";

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

/** Sends feedback. Returns the problem if it was not sent. */
export async function sendFeedback(
  feedback: WebsiteFeedback | ConcernFeedback,
  idempotencyKey: string,
): Promise<FeedbackProblem | undefined> {
  const problem = problemOf(feedback);
  if (problem) return problem;
  return call(
    "POST /api/feedbacks",
    { body: { feedback } },
    { idempotencyKey },
  ).then(
    () => undefined,
    () => "failed",
  );
}

function yesOrNo(entry: FormDataEntryValue | null): boolean | undefined {
  return entry === "yes" ? true : entry === "no" ? false : undefined;
}

/** Reads a text. Forms send a line break as two characters. */
function textIn(filled: FormData, name: string): string {
  const entry = filled.get(name);
  return typeof entry === "string" ? entry.replaceAll("\r\n", "\n") : "";
}

function isTooLong(text: string): boolean {
  return counter(text.trim()).remaining < 0;
}
