import { z } from "zod";
import { eventLimits, places } from "#shared/rules/quiz/places.ts";
import { publicCall } from "#shared/contract/endpoint.ts";
import { language } from "#shared/contract/fields.ts";

export const eventNames = [
  "page_viewed",
  "clicked",
  "quiz_started",
  "question_answered",
  "quiz_abandoned",
  "quiz_finished",
  "concerns_ranked",
  "results_read",
  "concern_opened",
  "concern_closed",
  "shared",
  "printed",
] as const;

export const postEvents = publicCall("POST /api/events", {
  summary: "Count events of visitors, without ids or names",
  body: z.strictObject({
    language,
    events: z
      .array(
        z.strictObject({
          name: z.enum(eventNames),
          place: z.enum(places),
          number: z.int().min(0).max(eventLimits.number).optional(),
          seconds: z.int().min(0).max(eventLimits.seconds).optional(),
        }),
      )
      .min(1)
      .max(eventLimits.events),
  }),
});
