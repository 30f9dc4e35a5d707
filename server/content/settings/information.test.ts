import { expect, test } from "vitest";
import { settings } from "#shared/contract/content/settings.ts";
import { settingsLimits } from "#shared/rules/content/settings-limits.ts";
import { defaultSettings } from "#server/content/seed/content.ts";
import { seedContent } from "#server/content/seed/seed.ts";
import { editedDefaults, publicDefaults } from "#server/testing/settings.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

async function seededApp() {
  const app = await createTestApp();
  await seedContent(app.db);
  return { ...app, ...(await createAdmin(app)) };
}

test("gives each different information text its own version", async () => {
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

test("saving the settings as read changes nothing, including the version", async () => {
  const { ask, token } = await seededApp();
  const reply = await ask("PUT /api/settings", { body: editedDefaults, token });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toEqual(editedDefaults);
  const body = { information: { version: 7 } };
  await ask("PUT /api/settings", { body, token });
  expect((await ask("GET /api/settings")).json()).toEqual(publicDefaults);
});

/** All texts of the page in both languages at their maximum length, in three-byte letters. */
function longestInformation(letter: string) {
  const fields = Object.keys(settings.shape.information.shape);
  return Object.fromEntries(
    fields
      .filter((field) => field !== "version")
      .map((field) => {
        const name = field.replace(/_e[ns]$/, "");
        const length = settingsLimits[name as keyof typeof settingsLimits];
        return [field, letter.repeat(length)];
      }),
  );
}

test("saves the longest possible information page, and saves it again with the previous fields", async () => {
  const { ask, token } = await seededApp();
  const save = (body: object) => ask("PUT /api/settings", { token, body });
  const before = { information: longestInformation("€") };
  expect((await save(before)).statusCode).toBe(200);
  const information = longestInformation("ñ");
  const saved = await save({ information, before });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({ information });
});
