import { expect, test } from "vitest";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";
import { editedDefaults } from "#server/testing/settings.ts";
import { createAdmin } from "#server/testing/test-app.ts";

test("shows staff notes to staff only", async () => {
  const app = await createQuizApp();
  const { ask } = app;
  const { token } = await createAdmin(app);
  const line = "GET /api/settings/edit";
  expect((await ask(line)).statusCode).toBe(401);
  expect((await ask(line, { token })).json()).toEqual(editedDefaults);
  const body = {
    main: { checkby: "2027-02-01", checkwhy: "A new schedule" },
    invitation: { message_en: "Come and see" },
  };
  const saved = await ask("PUT /api/settings", { body, token });
  expect(saved.json()).toEqual({
    ...editedDefaults,
    main: { ...editedDefaults.main, ...body.main },
    invitation: { ...editedDefaults.invitation, ...body.invitation },
  });
  const shown = (await ask("GET /api/settings")).json();
  expect(shown).not.toHaveProperty("invitation");
  expect(Object.keys(shown.main).join()).not.toContain("check");
});
