import { addQuestion, test } from "./support/staff/desk.ts";
import { search, searchedAt } from "./support/staff/search.ts";
import { onlyContacts } from "./support/staff/staff-lists.ts";
import { expect } from "./support/test.ts";

test("searching while a change is read again does not bring the old back", async ({
  page,
  desk,
}) => {
  const { text } = await addQuestion(desk);
  await page.goto("/dashboard/questions");
  const row = page.getByRole("listitem").filter({ hasText: text });
  await expect(row).toBeVisible();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: note } = Promise.withResolvers<void>();
  await page.route("**/api/questions/all", async (route) => {
    note();
    await held;
    await route.continue();
  });
  await row.getByRole("switch").click();
  await asked;
  await search(page).pressSequentially(text);
  await expect(search(page)).toHaveValue(text);
  release();
  await expect.poll(() => searchedAt(page)).toBe(text);
  await page.waitForLoadState("networkidle");
  await expect(row.getByRole("switch")).not.toBeChecked();
});

test("letter after letter, the history is changed once, and nothing typed is lost", async ({
  page,
  server,
}) => {
  await onlyContacts(server, [{ name: "Ana" }]);
  await page.goto("/dashboard/links");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    const counted = window as unknown as { changes: number };
    counted.changes = 0;
    history.replaceState = (...given) => {
      counted.changes += 1;
      replace(...given);
    };
  });
  const words = "a long name that nobody bears, typed in one go".repeat(3);
  await search(page).pressSequentially(words);
  await expect.poll(() => searchedAt(page)).toBe(words);
  await expect(search(page)).toHaveValue(words);
  const changes = await page.evaluate(
    () => (window as unknown as { changes: number }).changes,
  );
  expect(changes).toBeLessThan(words.length / 2);
});
