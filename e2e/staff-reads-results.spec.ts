import type { Page } from "@playwright/test";
import { test } from "./support/staff/staff-test.ts";
import { inDatabase } from "./support/in-database.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ server }) =>
  inDatabase(server, (client) => client.query("TRUNCATE results CASCADE")),
);

const families = (page: Page) => page.getByRole("row", { name: /Ana/ });

test("staff search the results by name, read one, move to the next, and erase a family", async ({
  page,
  request,
  server,
}) => {
  const older = await rankedResult(request);
  const newer = await rankedResult(request);
  await rankedResult(request);
  await inDatabase(server, (client) =>
    client.query(
      "UPDATE results SET parentname = 'Ana Ibáñez' WHERE _id = ANY ($1)",
      [[older, newer]],
    ),
  );
  await page.goto("/dashboard/results");
  await expect(families(page)).toHaveCount(3);
  await page.getByRole("searchbox").fill("ibanez");
  await expect(page.getByText("2 results, newest first.")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/results");
  await page
    .getByRole("link", { name: "Open the result of Ana Ibáñez" })
    .first()
    .click();
  await expect(page).toHaveURL(`/dashboard/results/${newer}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Ana Ibáñez",
  );
  const order = page.getByRole("region", {
    name: "What matters to this family",
  });
  await expect(order.getByRole("row").nth(1)).toContainText(
    "Cost and finding a clinic",
  );
  await expect(order.getByRole("row")).toHaveCount(13);
  await expect(page.getByRole("link", { name: "Previous" })).toBeHidden();
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/results/${older}`);
  await expect(page.getByRole("link", { name: "Next" })).toBeHidden();

  await page.getByRole("button", { name: "Erase this family" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(
    page.getByText("All data of this family was erased."),
  ).toBeVisible();
  await expect(page).toHaveURL("/dashboard/results");
  await expect(page.getByRole("searchbox")).toHaveValue("ibanez");
  await expect(families(page)).toHaveCount(1);
  expect((await request.get(`/api/results/${older}`)).status()).toBe(404);
});

test("the date, the language and the link stay on one line next to a long name", async ({
  page,
  request,
  server,
}) => {
  await rankedResult(request);
  await inDatabase(server, (client) =>
    client.query("UPDATE results SET parentname = $1, language = 'es'", [
      `Ana ${"Maximiliana ".repeat(7)}`,
    ]),
  );
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto("/dashboard/results");
  const date = families(page).getByRole("time");
  const language = families(page).getByText("Spanish", { exact: true });
  const open = families(page).getByRole("link");
  for (const inOneLine of [date, language, open]) {
    await expect(inOneLine).toBeVisible();
    const lines = await inOneLine.evaluate(
      (text) => text.getClientRects().length,
    );
    expect(lines).toBe(1);
  }
});
