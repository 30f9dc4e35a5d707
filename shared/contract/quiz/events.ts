import { z } from "zod";
import { eventLimits, places } from "#shared/rules/quiz/places.ts";
import { visitAnswers } from "#shared/rules/quiz/visit/visit-answers.ts";
import { publicCall } from "#shared/contract/endpoint.ts";
import { id, language } from "#shared/contract/fields.ts";

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
  "listen_offered",
  "listened",
  "visit_answered",
  "visit_answer_changed",
] as const;

type EventName = (typeof eventNames)[number];

/** The events about the questions of the visit. Their `number` is a position in `visitAnswers`. */
const visitEvents: EventName[] = ["visit_answered", "visit_answer_changed"];

const event = z
  .strictObject({
    name: z.enum(eventNames),
    place: z.enum(places),
    number: z.int().min(0).max(eventLimits.number).optional(),
    seconds: z.int().min(0).max(eventLimits.seconds).optional(),
    /** A concern of the site that the questions were about. Only for events about the visit. */
    concern: id.optional(),
  })
  .refine(
    ({ name, concern }) => concern === undefined || visitEvents.includes(name),
    { path: ["concern"] },
  )
  .refine(
    ({ name, number = -1 }) =>
      !visitEvents.includes(name) || visitAnswers[number] !== undefined,
    { path: ["number"] },
  );

export const postEvents = publicCall("POST /api/events", {
  summary: "Count events of visitors, without ids or names",
  body: z.strictObject({
    language,
    events: z.array(event).min(1).max(eventLimits.events),
  }),
});
