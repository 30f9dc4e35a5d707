import { expect, test } from "vitest";
import { plainSite } from "#server/testing/pages/plain-site.ts";

test("contains the day in the language of the page, and is not cached", async () => {
  const { ask } = await plainSite();
  const reply = await ask("GET /calendar/2026-12-31");
  expect(reply.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="visit.ics"',
    "cache-control": "no-store",
  });
  expect(reply.body).toContain("DTSTART;VALUE=DATE:20261231\r\n");
  const headers = { cookie: "lang=es" };
  const spanish = await ask("GET /calendar/2026-12-31", { headers });
  expect(spanish.body).toContain("SUMMARY:Cita de salud\r\n");
});

test.each(["soon", "2026-02-30", "2026-12-31%0D%0AX"])(
  "refuses '%s' as a day",
  async (day) => {
    const { ask } = await plainSite();
    expect((await ask(`GET /calendar/${day}`)).statusCode).toBe(404);
  },
);
