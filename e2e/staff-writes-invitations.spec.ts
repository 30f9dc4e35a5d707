import { writeToAll } from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("an empty message is not sent", async ({ page, server }) => {
  await replaceContacts(server, [{ name: "Ana" }]);
  await page.goto("/dashboard/links");
  const sms = await writeToAll(page);
  await sms.getByLabel("Message").fill("");
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  await expect(sms.getByText("Please write a message.")).toBeVisible();
  await expect(sms.getByLabel("Message")).toBeFocused();
  await expect(sms).toBeVisible();
});

test("a draft survives closing the dialog and reloading", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Ana" }]);
  await page.goto("/dashboard/links");
  await (await writeToAll(page)).getByLabel("Message").fill("To be contin");
  await page.keyboard.press("Escape");
  await page.reload();
  const message = (await writeToAll(page)).getByLabel("Message");
  await expect(message).toHaveValue("To be contin");
  const stored = () => page.evaluate(() => localStorage.getItem("smsMessage"));
  expect(await stored()).toBe("To be contin");
});

test("the cost of a message, and what makes it more expensive, is shown before sending", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Ana" }]);
  await page.goto("/dashboard/links");
  const sms = await writeToAll(page);
  const message = sms.getByLabel("Message");
  const rest = ` ${server.url}/${"1".repeat(22)}`.length;
  await message.fill("x".repeat(160 - rest));
  await expect(sms).toContainText("160 characters with the link · 1 SMS each");
  await message.pressSequentially("x");
  await expect(sms).toContainText("161 characters with the link · 2 SMS each");
  await expect(sms.getByText(/^Costs more/)).toBeHidden();
  await message.fill("La clínica");
  await expect(sms.getByText(/^Costs more because of í\./)).toBeVisible();
});

test("a message to several contacts shows who gets which language and who has finished", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [
    { name: "Ana", language: "es" },
    { name: "Beth", active: 0 },
    { name: "Carmen" },
  ]);
  await page.goto("/dashboard/links");
  const sms = await writeToAll(page);
  await expect(sms).toContainText(
    "2 in English, 1 in Spanish. Each family gets only its own language.",
  );
  await expect(sms).toContainText(
    "1 of them has already completed the quiz and will not get a message.",
  );
});
test("a test message goes to the writer's own phone", async ({
  page,
  server,
  staffApi,
}) => {
  await replaceContacts(server, [{ name: "Ana" }]);
  await page.goto("/dashboard/links");
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await page.getByRole("button", { name: "Send SMS", exact: true }).click();
  const window = page.getByRole("dialog", { name: "Send SMS" });
  await window.getByLabel("Message").fill("");
  await window.getByText("Send a test to me").click();
  await window.getByLabel("Your cell phone number").fill("(201) 555-0177");
  await window.getByRole("button", { name: "Send the test" }).click();
  await expect(window.getByLabel("Message")).toBeFocused();
  await expect(window.getByText("Please write a message.")).toBeVisible();
  await window
    .getByLabel("Message")
    .fill("Please come. Reply STOP to opt out.");
  const phone = window.getByLabel("Your cell phone number");
  await expect(phone).toHaveValue("+12015550177");
  await phone.fill("22015550177");
  await window.getByRole("button", { name: "Send the test" }).click();
  await expect(
    window.getByText(/^Please check the number above\./),
  ).toBeVisible();
  await phone.fill("1 201 555 0177");
  await phone.press("Enter");
  await expect(page.getByText("Test message sent.")).toBeVisible();
  await expectAccessible(page);
  const [sent] =
    await staffApi.call<{ to: string; body: string }[]>("GET /api/messages");
  expect(sent).toMatchObject({
    to: "+12015550177",
    body: `Please come. Reply STOP to opt out.\n${server.url}/quiz`,
  });
});
