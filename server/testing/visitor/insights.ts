import { expect } from "vitest";
import { createAdmin } from "#server/testing/test-app.ts";
import { createQuizApp } from "./quiz.ts";

/** An app with visitors, a user who reads insights, and a way to send events. */
export async function createInsights(PUBLIC_URL = "https://quiz.example") {
  const app = await createQuizApp({ PUBLIC_URL });
  const { token } = await createAdmin(app);
  const look = async (query = "weeks=all") => {
    const reply = await app.ask(`GET /api/insights?${query}`, { token });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };
  const sendEvents = (events: object[], language = "en") =>
    app.ask("POST /api/events", { body: { language, events } });
  return { ...app, token, look, sendEvents };
}

export const answered = (number: number, seconds?: number) => ({
  name: "question_answered",
  place: "/question/{number}",
  number,
  ...(seconds === undefined ? {} : { seconds }),
});
