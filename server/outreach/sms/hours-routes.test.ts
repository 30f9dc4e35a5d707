import { expect, test } from "vitest";
import { usualHours } from "#shared/rules/outreach/texting/texting-hours.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

async function createStaffApp() {
  const app = await createTestApp();
  const { token } = await createAdmin(app);
  const read = async () =>
    (await app.ask("GET /api/texting-hours", { token })).json();
  const save = (body: object) =>
    app.ask("PUT /api/texting-hours", { token, body });
  return { ...app, read, save };
}

test("staff can change the texting hours repeatedly", async () => {
  const { read, save } = await createStaffApp();
  expect(await read()).toEqual(usualHours);
  for (const hours of [
    { opens: 10, closes: 18, sundayopens: 21 },
    { opens: 8, closes: 21, sundayopens: 8 },
  ]) {
    expect((await save(hours)).statusCode).toBe(200);
    expect(await read()).toEqual(hours);
  }
});

test.each([
  ["earlier than the law allows", { ...usualHours, opens: 7 }],
  ["later than the law allows", { ...usualHours, closes: 22 }],
  ["not whole hours", { ...usualHours, opens: 9.5 }],
  ["closing before opening", { ...usualHours, opens: 20, closes: 9 }],
  ["open for too short a time", { ...usualHours, opens: 12, closes: 13 }],
])("hours are refused: %s", async (_what, hours) => {
  const { read, save } = await createStaffApp();
  expect((await save(hours)).statusCode).toBe(400);
  expect(await read()).toEqual(usualHours);
});
