import { type APIRequestContext, expect } from "@playwright/test";

/** Visitors did this, as their browsers would say it. */
export async function happen(request: APIRequestContext, events: object[]) {
  const reply = await request.post("/api/events", {
    data: { language: "en", events },
  });
  expect(reply.ok()).toBe(true);
}
