import type { Page } from "@playwright/test";
import {
  contactRow,
  contactRows,
  parents,
  press,
  select,
  writeToAll,
} from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect } from "./support/test.ts";

/** The number of contacts in each send call. */
function callsOf(page: Page): number[] {
  const calls: number[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/sms/send")) return;
    const { contacts } = request.postDataJSON() as { contacts: unknown[] };
    calls.push(contacts.length);
  });
  return calls;
}

test("only the selected contacts get the message, each with their own link", async ({
  page,
  server,
  staffApi,
}) => {
  const [ana, beth, carmen] = await replaceContacts(server, [
    { name: "Ana Ruiz" },
    { name: "Beth" },
    { name: "Carmen", language: "es" },
  ]);
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
  const replied = page.waitForResponse("**/api/sms/send");
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  const reply = (await (await replied).json()) as string;
  await expect(page.getByText(reply)).toBeVisible();
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

test("more than 500 contacts are texted in several calls, and those not sent stay selected", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(503);
  await replaceContacts(server, parents(501));
  await page.goto("/dashboard/links");
  const calls = callsOf(page);
  const isLast = (contacts: unknown[]) => contacts.length === 1;
  await page.route("**/api/sms/send", (route) => {
    const { contacts } = route.request().postDataJSON() as {
      contacts: unknown[];
    };
    return isLast(contacts)
      ? route.fulfill({ status: 503, json: { errors: [] } })
      : route.fallback();
  });
  const sms = await writeToAll(page);
  await sms.getByLabel("Message").fill("Hello!");
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  await expect(
    sms.getByText("Something went wrong on our side."),
  ).toBeVisible();
  await expect(sms).toContainText("To 1 contact: Parent");
  await page.unroute("**/api/sms/send");
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  await expect(sms).toBeHidden();
  expect(calls).toEqual([500, 1, 1]);
  await page
    .getByRole("combobox", { name: "Status" })
    .selectOption("Link sent (501)");
  await expect(
    contactRows(page).filter({ hasText: /Link sent.*Test/ }),
  ).toHaveCount(50);
});

test("a message that failed is sent again under the same idempotency key", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(0);
  await replaceContacts(server, [{ name: "Ana" }]);
  await page.goto("/dashboard/links");
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/sms/send"))
      keys.push(request.headers()["idempotency-key"]);
  });
  const sms = await writeToAll(page);
  await sms.getByLabel("Message").fill("Hello!");
  await page.route("**/api/sms/send", (route) =>
    route.abort("internetdisconnected"),
  );
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  await expect(sms.getByText(/^The server cannot be reached/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute("**/api/sms/send");
  await press(page, "Send SMS");
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  await expect(contactRow(page, "Ana")).toContainText(/Link sent.*Test/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("contacts are selected and texted by keyboard", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Ana" }]);
  await page.goto("/dashboard/links");
  await page.getByRole("checkbox", { name: "Select Ana" }).focus();
  await page.keyboard.press("Space");
  const send = page.getByRole("button", { name: "Send SMS", exact: true });
  await send.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Message")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Hello!");
  // Skip the buttons for the default text and for the test message.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(contactRow(page, "Ana")).toContainText(/Link sent.*Test/);
  await expect(send).toBeFocused();
});
