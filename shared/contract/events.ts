import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { language } from "./fields.ts";

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

/** Screens by their pattern; an address with an id in it is never counted. */
export const eventPlaces = [
  "/",
  "/{contactId}",
  "/quiz",
  "/quiz/{id}",
  "/question/{number}",
  "/rank/{id}",
  "/results/{id}",
  "/results/{id}/sms-share",
  "/results/{id}/email-share",
  "/concerns",
  "/concerns/{id}",
  "/aboutus",
  "/contact",
] as const;

export const postEvents = endpoint("public", "POST /api/events", {
  summary: "Count what visitors do; no ids, no names",
  body: z.strictObject({
    language,
    events: z
      .array(
        z.strictObject({
          name: z.enum(eventNames),
          place: z.enum(eventPlaces),
          number: z.int().min(0).max(9999).optional(),
          seconds: z.int().min(0).max(86_400).optional(),
        }),
      )
      .min(1)
      .max(50),
  }),
});
