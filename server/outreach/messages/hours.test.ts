import { expect, test } from "vitest";
import { usualHours } from "#shared/rules/outreach/texting/texting-hours.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { findTextingHours } from "./queries.ts";

test("the default texting hours apply until staff choose others", async () => {
  const { db } = await createTestApp();
  expect(await findTextingHours(db)).toEqual(usualHours);
  const chosen = { opens: 10, closes: 18, sundayopens: 13 };
  await db.insertInto("texting_hours").values(chosen).execute();
  expect(await findTextingHours(db)).toEqual(chosen);
});
