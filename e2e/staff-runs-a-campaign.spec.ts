import { press, select } from "./support/staff/contact-list.ts";
import { test } from "./support/staff/desk.ts";
import { onlyContacts } from "./support/staff/staff-lists.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("selected contacts are texted in a campaign with a reminder, paused and resumed", async ({
  page,
  server,
}) => {
  await onlyContacts(server, [
    { name: "Ana Ruiz" },
    { name: "Beth" },
    { name: "Carmen", language: "es" },
  ]);
  await page.goto("/dashboard/links");
  await select(page, "Ana Ruiz");
  await select(page, "Carmen");
  await press(page, "Text these in a campaign");

  const ahead = page.getByRole("region", { name: "The next 14 days" });
  await expect(page.getByText("2 chosen contacts")).toBeVisible();
  await expect(ahead).toContainText("2 texts");
  await page.getByLabel("Name").fill("Spring");
  await page.getByLabel("Message (English)").fill("Your quiz. STOP to end.");
  await page.getByLabel("Message (Spanish)").fill("Conteste. ALTO para salir.");
  await page.getByLabel("How many reminders at most").selectOption("1");
  await press(page, "Save");
  await expect(page.getByText("Please fill this in.")).toHaveCount(2);
  await page.getByLabel("Reminder (English)").fill("There is still time.");
  await page.getByLabel("Reminder (Spanish)").fill("Todavía hay tiempo.");
  await expect(ahead).toContainText("4 texts");
  await expectAccessible(page);
  await press(page, "Save");

  await expect(page.getByRole("heading", { name: "Spring" })).toBeVisible();
  for (const [act, asks, state] of [
    ["Start", "Yes, start", "Running"],
    ["Pause", "Yes, pause", "Paused"],
    ["Resume", "Yes, resume", "Running"],
  ] as const) {
    await press(page, act);
    await press(page, asks);
    await expect(page.getByText(state, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("row", { name: /Carmen/ })).toBeVisible();
  await expectAccessible(page);
});

test("a new campaign may be for everybody who has not finished, in Spanish", async ({
  page,
  server,
}) => {
  await onlyContacts(server, [{ name: "Ana Ruiz" }]);
  await page.goto("/dashboard/campaigns?lang=es");
  await page.getByRole("link", { name: "Nueva campaña" }).first().click();
  await page.getByLabel("Todos los que no han terminado (1)").check();
  const ahead = page.getByRole("region", { name: "Los próximos 14 días" });
  await expect(ahead).toContainText("1 mensaje");
  await expectAccessible(page);
});
