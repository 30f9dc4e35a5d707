import { press, select, writeToAll } from "./support/staff/contact-list.ts";
import { test } from "./support/staff/contents.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const invitation = {
  message_en: "Main Street Clinic: a few questions. Reply STOP to stop.",
  message_es:
    "Main Street Clinic: unas preguntas. Responda ALTO para cancelar.",
};

test.beforeEach(async ({ staffApi, server }) => {
  await staffApi.call("PUT /api/settings", { invitation });
  await replaceContacts(server, [
    { name: "Ana", language: "es" },
    { name: "Beth" },
  ]);
});

test("the message starts with the default text, one for each language of the contacts", async ({
  page,
  staffApi,
}) => {
  const { message_en, message_es } = invitation;
  await page.goto("/dashboard/links");
  const sms = page.getByRole("dialog", { name: "Send SMS" });
  const message = sms.getByLabel("Message");

  await select(page, "Ana");
  await press(page, "Send SMS");
  await expect(message).toHaveValue(message_es);
  await expect(sms).toContainText("This is your default text.");
  await expect(sms).toContainText("1 SMS each");
  await page.keyboard.press("Escape");

  await select(page, "Beth");
  await press(page, "Send SMS");
  await expect(sms.getByLabel("Message (English)")).toHaveValue(message_en);
  await expect(sms.getByLabel("Message (Spanish)")).toHaveValue(message_es);
  await expect(sms).toContainText("1 in English, 1 in Spanish.");
  await page.keyboard.press("Escape");

  await page.getByRole("checkbox", { name: "Select Ana" }).uncheck();
  await press(page, "Send SMS");
  await expect(message).toHaveValue(message_en);
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  await expect(sms).toBeHidden();
  const [sent] = await staffApi.call<{ body: string }[]>("GET /api/messages");
  expect(sent?.body).toContain(`${message_en}\nhttp`);
  const stored = await page.evaluate(() => localStorage.getItem("smsMessage"));
  expect(stored).toBeNull();
});

test("a draft replaces the default text until the default text is chosen again", async ({
  page,
}) => {
  await page.goto("/dashboard/links");
  const message = (await writeToAll(page)).getByLabel("Message (English)");
  await message.fill("Please come");
  await page.reload();
  const sms = await writeToAll(page);
  await expect(message).toHaveValue("Please come");
  await sms.getByRole("button", { name: "Use the default text" }).click();
  await expect(message).toHaveValue(/^Main Street Clinic/);
  await message.fill("");
  await expect(message).toHaveValue("");
  await page.keyboard.press("Escape");
  await writeToAll(page);
  await expect(message).toHaveValue(/^Main Street Clinic/);
});

test("staff are warned about risky wording but may still send it", async ({
  page,
}) => {
  await page.goto("/dashboard/links");
  const sms = await writeToAll(page);
  const message = sms.getByLabel("Message (English)");
  const noWayOut = sms.getByText(/^Tell people how to stop the texts/);
  const namesVaccine = sms.getByText(/^This text names HPV\./);
  await expect(
    sms.getByText("Only text parents who agreed to get texts."),
  ).toBeVisible();
  await expect(noWayOut).toBeHidden();
  await message.fill("A quiz about HPV");
  await expect(noWayOut).toBeVisible();
  await expect(namesVaccine).toBeVisible();
  await expectAccessible(page);
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  await expect(sms).toBeHidden();
});

test("the default text is edited under Page contents, and cannot be sent with a placeholder", async ({
  page,
}) => {
  await page.goto("/dashboard/links");
  const sms = await writeToAll(page);
  await sms.getByRole("link", { name: "for all in Page contents" }).click();
  await expect(page).toHaveURL("/dashboard/contents?tab=invitation");
  await page
    .getByLabel("Invitation (English)")
    .fill("Placeholder: your clinic. Reply STOP to stop.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Settings saved succesfully!")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/dashboard/links");
  await writeToAll(page);
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  await expect(
    sms.getByText(/^A part of this text is still a placeholder\./).first(),
  ).toBeVisible();
  await expect(sms.getByLabel("Message (English)")).toBeFocused();
});
