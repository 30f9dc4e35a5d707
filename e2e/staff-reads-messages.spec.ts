import { test } from "./support/desk.ts";
import { onlyContacts } from "./support/staff-lists.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("an invitation is opened on the phone of the desk, and leads to the quiz", async ({
  page,
  desk,
  server,
}) => {
  const [contact] = await onlyContacts(server, [{ name: "María" }]);
  await page.goto("/dashboard/messages");
  await desk.ask("POST /api/sms/send", {
    contacts: [{ id: contact?._id }],
    message: "Please take our quiz.",
  });
  const phone = page.getByRole("region", { name: /^Phone \+12/ });
  await expect(phone).toContainText("Please take our quiz.", {
    timeout: 15_000,
  });
  await expectAccessible(page);
  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    phone.getByRole("link").click(),
  ]);
  await expect(opened).toHaveURL(new RegExp(`/${contact?._id}$`));
  await expect(opened.getByText("María")).toBeVisible();
});

test("before anything was sent, everybody is told what will be here", async ({
  page,
  server,
}) => {
  await onlyContacts(server, []);
  await page.goto("/dashboard/messages?lang=es");
  await page.getByRole("tab", { name: "Correos" }).click();
  await expectAccessible(page);
});
