import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { feedbackText, id, isoDate } from "./fields.ts";

const shortText = feedbackText.optional();

export const feedbackType = z.enum(["website", "concern"]);

const websiteFeedback = z.strictObject({
  type: z.literal("website"),
  useful: z.boolean(),
  findinformation: z.boolean(),
  wouldrecommend: z.boolean(),
  addorimprove: shortText,
});

const concernFeedback = z.strictObject({
  type: z.literal("concern"),
  concern: id,
  meetexpectations: z.boolean(),
  additionalinformation: shortText,
  howhelpful: z.int().min(0).max(5),
});

export const postFeedback = endpoint("public", "POST /api/feedbacks", {
  summary: "Say what was good about the site or about one concern's page",
  body: z.strictObject({
    feedback: z.discriminatedUnion("type", [websiteFeedback, concernFeedback]),
  }),
  reply: z.string(),
});

export const listFeedbacks = endpoint("admin", "GET /api/feedbacks", {
  summary: "All feedbacks, newest first",
  reply: z.array(
    z.object({
      _id: id,
      date: isoDate,
      score: z.int(),
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
