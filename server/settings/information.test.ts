import { expect, test } from "vitest";
import { defaultSettings } from "#server/seed/content.ts";
import { seedContent } from "#server/seed/seed.ts";
import { editedDefaults, publicDefaults } from "#server/testing/settings.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

async function seededApp() {
  const test = await createTestApp();
  await seedContent(test.db);
  return { ...test, ...(await createAdmin(test)) };
}

test("settings number the texts that parents are told before they begin: the same text, the same number", async () => {
  const { ask, token, db } = await seededApp();
  const tell = async (purpose_en: string) => {
    const body = { information: { purpose_en } };
    const reply = await ask("PUT /api/settings", { body, token });
    return reply.json().information.version;
  };
  const { purpose_en } = defaultSettings.information;
  const other = await tell("To learn.");
  expect(other).not.toBe(1);
  expect(await tell(purpose_en)).toBe(1);
  expect(await tell("To learn.")).toBe(other);
  const versions = await db
    .selectFrom("information_versions")
    .select(["version", "content"])
    .orderBy("version")
    .execute();
  expect(versions).toMatchObject([
    { version: 1, content: { purpose_en } },
    { version: other, content: { purpose_en: "To learn." } },
  ]);
});

test("settings are given back whole without changing anything, the number of the text included", async () => {
  const { ask, token } = await seededApp();
  const reply = await ask("PUT /api/settings", { body: editedDefaults, token });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toEqual(editedDefaults);
  const body = { information: { version: 7 } };
  await ask("PUT /api/settings", { body, token });
  expect((await ask("GET /api/settings")).json()).toEqual(publicDefaults);
});
