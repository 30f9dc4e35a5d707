import { type APIRequestContext, expect } from "@playwright/test";

/** Sends events as a visitor's browser does. */
export async function sendEvents(request: APIRequestContext, events: object[]) {
  const reply = await request.post("/api/events", {
    data: { language: "en", events },
  });
  expect(reply.ok()).toBe(true);
}
