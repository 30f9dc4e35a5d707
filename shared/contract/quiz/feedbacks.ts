import { z } from "zod";
import { highestScore } from "#shared/rules/quiz/feedback.ts";
import { publicCall, staffCall } from "#shared/contract/endpoint.ts";
import { feedbackText, id, isoDate } from "#shared/contract/fields.ts";

/** An unanswered question is omitted or null. At least one answer or text is required. */
const yesOrNo = z.boolean().nullish();
const shortText = feedbackText.nullish();

export const feedbackType = z.enum(["website", "concern"]);

const websiteFeedback = z.strictObject({
  type: z.literal("website"),
  useful: yesOrNo,
  findinformation: yesOrNo,
  wouldrecommend: yesOrNo,
  addorimprove: shortText,
});

const concernFeedback = z.strictObject({
  type: z.literal("concern"),
  concern: id,
  meetexpectations: yesOrNo,
  additionalinformation: shortText,
  howhelpful: z.int().min(0).max(highestScore).nullish(),
});

export const postFeedback = publicCall("POST /api/feedbacks", {
  summary: "Send feedback about the site or about one concern",
  body: z.strictObject({
    feedback: z.discriminatedUnion("type", [websiteFeedback, concernFeedback]),
  }),
  reply: z.string(),
});

export const listFeedbacks = staffCall("GET /api/feedbacks", {
  summary: "All feedback, newest first",
  streamed: true,
  reply: z.array(
    z.object({
      _id: id,
      date: isoDate,
      /** Null if no answer can be scored. */
      score: z.int().nullable(),
      type: feedbackType,
      useful: z.boolean().nullable(),
      findinformation: z.boolean().nullable(),
      wouldrecommend: z.boolean().nullable(),
      addorimprove: z.string().nullable(),
      concern: z.string().nullable(),
      meetexpectations: z.boolean().nullable(),
      additionalinformation: z.string().nullable(),
      howhelpful: z.int().nullable(),
    }),
  ),
});
export type Feedback = z.output<typeof listFeedbacks.reply>[number];
