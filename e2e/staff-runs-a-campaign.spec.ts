import { press, select } from "./support/staff/contact-list.ts";
import { press as pressByKey, type } from "./support/keyboard.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a campaign for selected contacts is written and previewed by keyboard, and started", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [
    { name: "Ana Ruiz" },
    { name: "Beth", active: 0 },
    { name: "Carmen", language: "es" },
    { name: "Dora" },
  ]);
  await page.goto("/dashboard/links");
  for (const name of ["Ana Ruiz", "Beth", "Carmen"]) await select(page, name);
  await press(page, "Add to campaign");

  const ahead = page.getByRole("region", { name: "The next 14 days" });
  await expect(page.getByText("3 chosen contacts")).toBeVisible();
  await expect(ahead).toContainText("2 texts");
  await expect(ahead).toContainText("1 contact has already finished");
  const unwritten = page.getByText("still a placeholder");
  await expect(unwritten).toHaveCount(2);
  await type(page.getByLabel("Name"), "Spring");
  await type(page.getByLabel("Message (English)"), "Your quiz. STOP to end.");
  await type(
    page.getByLabel("Message (Spanish)"),
    "Conteste. ALTO para salir.",
  );
  await expect(unwritten).toHaveCount(0);
  await page.getByLabel("Maximum reminders").selectOption("1");
  await expect(page.getByLabel("Reminder (English)")).toHaveValue(
    "Reminder: Your quiz. STOP to end.",
  );
  await expect(page.getByLabel("Reminder (Spanish)")).toHaveValue(
    "Recordatorio: Conteste. ALTO para salir.",
  );
  await type(page.getByLabel("Reminder (Spanish)"), "Todavía hay tiempo.");
  await expect(ahead).toContainText("4 texts");
  await expectAccessible(page);
  await pressByKey(page.getByRole("button", { name: "Save" }));

  await expect(page.getByRole("heading", { name: "Spring" })).toBeVisible();
  await press(page, "Start");
  await expect(page.getByRole("alertdialog")).toContainText(
    "2 contacts will be texted.",
  );
  await expectAccessible(page);
  await press(page, "Yes, start");
  await expect(page.getByText("Running", { exact: true })).toBeVisible();
  await expect(page.getByText("Each text waits for the texting")).toBeVisible();
  await expect(page.getByRole("row", { name: /Carmen/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Dora/ })).toBeHidden();
  await expectAccessible(page);
});
