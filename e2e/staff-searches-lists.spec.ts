import { addQuestion, test } from "./support/staff/staff-test.ts";
import { search, searchInHistory } from "./support/staff/search.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect } from "./support/test.ts";

test("searching during a reload after a change does not show the old state", async ({
  page,
  staffApi,
}) => {
  const { text } = await addQuestion(staffApi);
  await page.goto("/dashboard/questions");
  const row = page.getByRole("listitem").filter({ hasText: text });
  await expect(row).toBeVisible();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: requested, resolve: onRequest } =
    Promise.withResolvers<void>();
  await page.route("**/api/questions/all", async (route) => {
    onRequest();
    await held;
    await route.continue();
  });
  await row.getByRole("switch").click();
  await requested;
  await search(page).pressSequentially(text);
  await expect(search(page)).toHaveValue(text);
  release();
  await expect.poll(() => searchInHistory(page)).toBe(text);
  await page.waitForLoadState("networkidle");
  await expect(row.getByRole("switch")).not.toBeChecked();
});

test("fast typing in the search box loses no letter and rarely changes the history", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Ana" }]);
  await page.goto("/dashboard/links");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    const counted = window as unknown as { changes: number };
    counted.changes = 0;
    history.replaceState = (...args) => {
      counted.changes += 1;
      replace(...args);
    };
  });
  const words = "a long name that nobody bears, typed in one go".repeat(3);
  await search(page).pressSequentially(words);
  await expect.poll(() => searchInHistory(page)).toBe(words);
  await expect(search(page)).toHaveValue(words);
  const changes = await page.evaluate(
    () => (window as unknown as { changes: number }).changes,
  );
  expect(changes).toBeLessThan(words.length / 2);
});
