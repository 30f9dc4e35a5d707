import { contactRow, press, select } from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("only the selected contacts get the message, once, each with their own link", async ({
  page,
  server,
  staffApi,
  provoked,
}) => {
  provoked.add(0);
  const [ana, beth, carmen] = await replaceContacts(server, [
    { name: "Ana Ruiz" },
    { name: "Beth" },
    { name: "Carmen", language: "es" },
  ]);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/sms/send"))
      keys.push(request.headers()["idempotency-key"]);
  });
  await page.goto("/dashboard/links");
  await select(page, "Ana Ruiz");
  await select(page, "Carmen");
  await press(page, "Send SMS");
  const sms = page.getByRole("dialog", { name: "Send SMS" });
  await expect(sms).toContainText("To 2 contacts: Carmen; Ana Ruiz");
  await sms.getByLabel("Message (English)").fill("Hello from the clinic:");
  await sms.getByLabel("Message (Spanish)").fill("Hola de la clínica:");
  const preview = sms.getByRole("region", {
    name: "How it will look (Spanish)",
  });
  await expect(preview).toContainText(
    `Hola de la clínica: ${server.url}/${carmen?._id}?lang=es`,
  );
  await expectAccessible(page);

  // The connection breaks, and the dialog is closed and opened again.
  await page.route(
    "**/api/sms/send",
    (route) => route.abort("internetdisconnected"),
    { times: 1 },
  );
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  await expect(sms.getByText(/^The server cannot be reached/)).toBeVisible();
  await page.keyboard.press("Escape");
  await press(page, "Send SMS");
  const replied = page.waitForResponse("**/api/sms/send");
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  const reply = (await (await replied).json()) as string;
  await expect(page.getByText(reply)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);

  await expect(sms).toBeHidden();
  await expect(page.getByText(/\d selected/)).toBeHidden();
  await expect(page.getByText("Test mode: no texts leave")).toBeVisible();
  await expect(contactRow(page, "Ana Ruiz")).toContainText(/Link sent.*Test/);
  await expect(contactRow(page, "Beth")).toContainText("Not sent");
  const messages = await staffApi.call<{ body: string }[]>("GET /api/messages");
  const bodies = messages.map(({ body }) => body);
  expect(bodies).toContain(`Hello from the clinic:\n${server.url}/${ana?._id}`);
  expect(bodies).toContain(
    `Hola de la clínica:\n${server.url}/${carmen?._id}?lang=es`,
  );
  expect(bodies.join(" ")).not.toContain(beth?._id);
});
