import { counter, highestScore, isUnanswered } from "#shared/rules/feedback.ts";

/** The answers in a feedback form, whoever reads them: a script or the server. */
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

/** What a person can mend before anything is sent. */
export function problemOf(
  feedback: WebsiteFeedback | ConcernFeedback,
): FeedbackProblem | undefined {
  const { type: _, ...answers } = { ...feedback, concern: null };
  if (isUnanswered(Object.values(answers))) return "unanswered";
  const text =
    feedback.type === "website"
      ? feedback.addorimprove
      : feedback.additionalinformation;
  return isTooLong(text) ? "tooLong" : undefined;
}

function yesOrNo(entry: FormDataEntryValue | null): boolean | undefined {
  return entry === "yes" ? true : entry === "no" ? false : undefined;
}

/** Forms send a line break as two characters, which a person sees as one. */
export function textIn(filled: FormData, name: string): string {
  const entry = filled.get(name);
  return typeof entry === "string" ? entry.replaceAll("\r\n", "\n") : "";
}

function isTooLong(text: string): boolean {
  return counter(text.trim()).remaining < 0;
}

/** Where on the page of results the feedback about a concern stands. */
export function feedbackPlace(concern: string): string {
  return `feedback-${concern}`;
}
