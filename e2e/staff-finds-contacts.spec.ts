import { rankedResult } from "./support/visitor/ranked-result.ts";
import {
  contactRow,
  contactRows,
  parents,
  press,
} from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect } from "./support/test.ts";

test("every invitation shows its status, correct to the day", async ({
  page,
  server,
  request,
}) => {
  const result = await rankedResult(request);
  await replaceContacts(server, [
    { name: "Never" },
    { name: "Fresh", daysAgo: 6.99 },
    { name: "Week", daysAgo: 7.01 },
    { name: "Nearly", daysAgo: 9.99 },
    { name: "Old", daysAgo: 10.01 },
    { name: "Done", daysAgo: 30, active: 0, result },
  ]);
  await page.goto("/dashboard/links");
  await expect(contactRow(page, "Fresh")).toContainText("Link sent");
  await expect(contactRow(page, "Old")).toContainText("Expired");
  await expect(contactRow(page, "Done")).toContainText("Completed");
  await expect(contactRow(page, "Never")).toContainText("Not sent");
  for (const name of ["Week", "Nearly"])
    await expect(contactRow(page, name)).not.toContainText(
      /Not sent|Link sent|Expired|Completed/,
    );
  const day = new Date(Date.now() - 6.99 * 86_400_000);
  const parts = [day.getMonth() + 1, day.getDate(), day.getFullYear()];
  const sent = parts.map((part) => String(part).padStart(2, "0")).join("/");
  await expect(contactRow(page, "Fresh")).toContainText(sent);

  await page
    .getByRole("combobox", { name: "Status" })
    .selectOption("Expired (1)");
  await expect(contactRows(page)).toHaveCount(1);
  await page
    .getByRole("combobox", { name: "Status" })
    .selectOption("Completed (1)");
  await page.getByRole("link", { name: "Result of Done" }).click();
  await expect(page).toHaveURL(`/dashboard/results/${result}`);
  await page.goBack();
  await expect(contactRows(page)).toHaveCount(1);
  await expect(contactRow(page, "Done")).toBeVisible();
});

test("one press copies a link", async ({ page, server, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [contact] = await replaceContacts(server, [{ name: "Luis" }]);
  await page.goto("/dashboard/links");
  await page.getByRole("button", { name: /^Copy link of Luis: / }).click();
  await expect(page.getByText("Copied the link of Luis.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${server.url}/${contact?._id}`,
  );
});

test("ten thousand contacts are searched, sorted and paged", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Ángel Núñez" }, ...parents(9999)]);
  await page.goto("/dashboard/links");
  await expect(contactRows(page)).toHaveCount(50);
  await expect(page.getByText("1–50 of 10,000")).toBeVisible();
  await press(page, "Last page");
  await expect(page.getByText("9,951–10,000 of 10,000")).toBeVisible();
  await expect(contactRows(page)).toHaveCount(50);

  const search = page.getByRole("searchbox", { name: "Search" });
  await search.pressSequentially("nunez angel");
  await expect(contactRows(page)).toHaveCount(1);
  await expect(contactRow(page, "Ángel Núñez")).toBeVisible();
  await search.fill("(201) 200-0777");
  await expect(contactRow(page, "Parent 776")).toBeVisible();
  await search.fill("nobody");
  await expect(page.getByText("No contacts match")).toBeVisible();
  await press(page, "Show all contacts");
  await expect(contactRows(page)).toHaveCount(50);
});

test("a column heading sorts ascending, descending, then resets", async ({
  page,
  server,
}) => {
  await replaceContacts(
    server,
    ["Zoe", "Ángel", "beth"].map((name) => ({ name })),
  );
  await page.goto("/dashboard/links");
  const head = page.getByRole("columnheader", { name: "Parent Name" });
  await expect(contactRows(page)).toHaveCount(3);
  const read = async () =>
    (await page.getByRole("rowheader").allInnerTexts())
      .join(" ")
      .replace(/\s+/g, " ");
  const orders = [
    ["ascending", "Ángel beth Zoe"],
    ["descending", "Zoe beth Ángel"],
    ["none", await read()],
  ];
  for (const [way = "", order] of orders) {
    await head.getByRole("button").click();
    await expect(head).toHaveAttribute("aria-sort", way);
    await expect.poll(read).toBe(order);
  }
});

test("contacts are cards on a phone, with a separate sort menu", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const names = ["Zoe", "Ana", "Maria Fernanda Gutierrez"];
  await replaceContacts(
    server,
    names.map((name) => ({ name })),
  );
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto("/dashboard/links");
  const rows = page.locator("tbody").getByRole("row");
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all())
    await expect(row).toBeInViewport({ ratio: 1 });
  await press(page, "More filters");
  await page
    .getByRole("combobox", { name: "Sort by" })
    .selectOption("Parent Name ↑");
  await expect(page.getByRole("rowheader").first()).toHaveText("Ana");
  await expect(rows.first()).toContainText(/\+1\d\*+\d{3}/);
  const room = await page.evaluate(() => document.body.scrollWidth);
  expect(room).toBeLessThanOrEqual(390);
});

test("contacts that cannot be loaded show an error and load on the next try", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(503);
  await replaceContacts(server, [{ name: "Behind the cloud" }]);
  await page.route("**/api/contacts/search", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await page.goto("/dashboard/links");
  await expect(page.getByText("This could not be loaded")).toBeVisible();
  await page.unroute("**/api/contacts/search");
  await press(page, "Try again");
  await expect(contactRow(page, "Behind the cloud")).toBeVisible();
});

test("an icon shows its tooltip after half a second", async ({
  page,
  server,
}) => {
  await replaceContacts(server, []);
  await page.goto("/dashboard/links");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(1, 1);
  await page.getByRole("button", { name: "Send SMS" }).hover();
  await page.clock.runFor(499);
  await expect(page.getByRole("tooltip")).toBeHidden();
  await page.clock.runFor(2);
  await expect(page.getByRole("tooltip")).toHaveText("Send SMS");
});
