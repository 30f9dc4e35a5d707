import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { isoDate } from "./fields.ts";

export const readDashboard = endpoint("admin", "GET /api/dashboard", {
  summary: "What matters today, one figure for each card",
  reply: z.object({
    contacts: z.int(),
    contactsWaiting: z.int(),
    contactsCompleted: z.int(),
    results: z.int(),
    resultsThisWeek: z.int(),
    feedbacks: z.int(),
    lastFeedback: isoDate.nullable(),
    averageScore: z.number().nullable(),
    activeQuestions: z.int(),
    inactiveQuestions: z.int(),
    activeConcerns: z.int(),
    inactiveConcerns: z.int(),
    users: z.int(),
    /** Texts without their Spanish: in the settings, in active questions, in active concerns. */
    untranslated: z.int(),
    untranslatedQuestions: z.int(),
    untranslatedConcerns: z.int(),
    /** Texts in which _Placeholder:_ or _Texto provisional:_ still stands, in all of these places. */
    placeholders: z.int(),
  }),
});
