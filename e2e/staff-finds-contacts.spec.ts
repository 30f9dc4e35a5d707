import {
  contactRow,
  contactRows,
  press,
} from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const families = (amount: number) =>
  Array.from({ length: amount }, (_, at) => ({
    name: `Maria Fernanda Gutierrez ${at}`,
    childname: "Sofia",
    ...(at % 3 && { daysAgo: at % 30 }),
  }));

test("ten thousand contacts are searched, sorted and paged, eleven at a glance", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Ángel Núñez" }, ...families(9999)]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/dashboard/links");
  await expect(contactRows(page)).toHaveCount(50);
  await expect(page.getByText("1–50 of 10,000")).toBeVisible();
  const boxes = await contactRows(page).evaluateAll((all) =>
    all.map((row) => {
      const { height, bottom } = row.getBoundingClientRect();
      return { height, isVisible: bottom <= innerHeight };
    }),
  );
  const visible = boxes.filter(({ isVisible }) => isVisible);
  expect(visible.length).toBeGreaterThan(10);
  expect(boxes.every(({ height }) => height <= 44)).toBe(true);
  await press(page, "Last page");
  await expect(page.getByText("9,951–10,000 of 10,000")).toBeVisible();
  await expect(contactRows(page)).toHaveCount(50);

  const head = page.getByRole("columnheader", { name: "Parent Name" });
  const first = page.getByRole("rowheader").first();
  for (const [way, name] of [
    ["ascending", "Ángel Núñez"],
    ["descending", "Maria Fernanda Gutierrez 9998"],
    ["none", "Maria Fernanda Gutierrez 9998"],
  ] as const) {
    await head.getByRole("button").click();
    await expect(head).toHaveAttribute("aria-sort", way);
    await expect(first).toHaveText(name);
  }

  const search = page.getByRole("searchbox", { name: "Search" });
  await search.pressSequentially("nunez angel");
  await expect(contactRows(page)).toHaveCount(1);
  await expect(contactRow(page, "Ángel Núñez")).toBeVisible();
  await search.fill("(201) 200-0777");
  await expect(contactRow(page, "Maria Fernanda Gutierrez 776")).toBeVisible();
  await search.fill("nobody");
  await expect(page.getByText("No contacts match")).toBeVisible();
  await press(page, "Show all contacts");
  await expect(contactRows(page)).toHaveCount(50);
});

test("contacts are cards on a phone, with a separate sort menu", async ({
  page,
  server,
}) => {
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

test("a contact opened by its name shows its history, and Back closes it", async ({
  page,
  server,
  staffApi,
}) => {
  const [contact] = await replaceContacts(server, [{ name: "Nguyen, Thi" }]);
  await staffApi.call("POST /api/sms/send", {
    contacts: [{ id: contact?._id }],
    message: "Hello!",
  });
  await page.goto("/dashboard/links");
  await press(page, "Nguyen, Thi");
  const details = page.getByRole("dialog", { name: "Nguyen, Thi" });
  await expect(details).toContainText(contact?.phone ?? "none");
  await expect(details).toContainText("Added");
  await expect(details).toContainText("Hello!");
  await expect(page).toHaveURL(new RegExp(`contact=${contact?._id}`));
  await expectAccessible(page);
  await page.reload();
  await expect(details).toContainText("Hello!");
  await details.getByRole("button", { name: "Send SMS" }).click();
  const invitation = page.getByRole("dialog", { name: "Send SMS" });
  await expect(invitation).toContainText("Nguyen, Thi");
  await page.keyboard.press("Escape");
  await expect(invitation).toBeHidden();
  // The focus returns a moment after the window has closed.
  await expect
    .poll(() =>
      details.evaluate((drawer) => drawer.contains(document.activeElement)),
    )
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(page).toHaveURL("/dashboard/links");
  await press(page, "Nguyen, Thi");
  await expect(details).toContainText("Hello!");
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL("/dashboard/links");
});
