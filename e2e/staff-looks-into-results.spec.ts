import type { Page } from "@playwright/test";
import { colorSchemeOf, locales } from "./support/languages.ts";
import { test } from "./support/staff/desk.ts";
import { happen } from "./support/visitor/events.ts";
import { inDatabase } from "./support/in-database.ts";
import { draftResult, rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";

// A window that is still fading in has no contrast yet.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ server }) =>
  inDatabase(server, (client) =>
    client.query("TRUNCATE results, events, event_weeks, result_weeks CASCADE"),
  ),
);

const families = (page: Page) => page.getByRole("row", { name: /Ana/ });

test("before anybody finished, it is said what will be here", async ({
  page,
}) => {
  for (const room of ["results", "insights"]) {
    await page.goto(`/dashboard/${room}`);
    await expect(page.getByText(/No results yet|No data yet/)).toBeVisible();
    await expectAccessible(page);
  }
});

test("results are found by filters that stay in the address", async ({
  page,
  request,
}) => {
  await rankedResult(request);
  await draftResult(request);
  await page.goto("/dashboard/results");
  await expect(families(page)).toHaveCount(1);
  await expect(families(page)).toContainText("Side effects");
  await page
    .getByRole("combobox", { name: "Language" })
    .selectOption("Español");
  await expect(page.getByText("No results match")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Show all results" }).click();
  await expect(families(page)).toHaveCount(1);
  await page.getByLabel("Kind").selectOption("With a problem");
  await expect(page).toHaveURL(/kind=problem/);
  await expect(families(page)).toContainText("Concerns not put in order");
});

test("a result is read as the family reads it", async ({ page, request }) => {
  const id = await rankedResult(request);
  await page.goto("/dashboard/results");
  await page.getByRole("link", { name: "Open the result of Ana" }).click();
  await expect(page).toHaveURL(`/results/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Thank you",
  );
});

test("a family is erased after asking, and nobody finds it again", async ({
  page,
  request,
  provoked,
}) => {
  const id = await rankedResult(request);
  await rankedResult(request);
  await page.goto("/dashboard/results");
  await expect(families(page)).toHaveCount(2);
  const erase = families(page)
    .filter({ has: page.locator(`a[href="/results/${id}"]`) })
    .getByRole("button", { name: "Erase the data of Ana" });
  await erase.click();
  const asking = page.getByRole("alertdialog", {
    name: /^Erase all data of the family of Ana \(result from \d\d\/\d\d\/\d{4}\)\?$/,
  });
  await expectAccessible(page);
  await asking.getByRole("button", { name: "Cancel" }).click();
  await expect(families(page)).toHaveCount(2);

  provoked.add(503);
  await page.route("**/api/results/*/family", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await erase.click();
  await asking.getByRole("button", { name: "Erase for good" }).click();
  await expect(
    page.getByText("The data could not be erased. Please try again."),
  ).toBeVisible();
  await page.unroute("**/api/results/*/family");

  await erase.click();
  await asking.getByRole("button", { name: "Erase for good" }).click();
  await expect(
    page.getByText("All data of this family was erased."),
  ).toBeVisible();
  await expect(families(page)).toHaveCount(1);
  expect((await request.get(`/api/results/${id}`)).status()).toBe(404);
});

test("long lists are loaded bit by bit", async ({ page, server }) => {
  await inDatabase(server, (client) =>
    client.query(`INSERT INTO results
        (_id, final, language, parentname, childname, asked, chosen, proposed, scores, ranked, date)
      SELECT lpad(translate(n::text, '0', 'a'), 22, 'z'), true, 'en', 'Ana ' || n, '', '{}', '{}', '{}', '{}', '{}',
        now() - n * interval '1 hour' FROM generate_series(1, 60) n`),
  );
  await page.goto("/dashboard/results");
  await expect(families(page)).toHaveCount(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(families(page)).toHaveCount(60);
  await expect(page.getByRole("button", { name: "Show more" })).toBeHidden();
});

for (const [locale] of locales) {
  const colorScheme = colorSchemeOf(locale);
  test.describe(`in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test("everybody can see how far visitors get, and what worries them", async ({
      page,
      request,
    }) => {
      await rankedResult(request);
      await happen(request, [
        { name: "quiz_started", place: "/quiz" },
        ...[3, 8, 9].map((seconds) => ({
          name: "question_answered",
          place: "/question/{number}",
          number: 1,
          seconds,
        })),
        { name: "quiz_finished", place: "/question/{number}" },
      ]);
      await page.goto("/dashboard/insights");
      const row = (name: RegExp) => page.getByRole("row", { name });
      await expect(row(/^(Started the quiz|Empezó)/)).toContainText("1");
      await expect(row(/^1\. /)).toContainText("8 s");
      await expect(row(/^(Side effects|Efectos secundarios)/)).toContainText(
        /100\s?%/,
      );
      await expectAccessible(page);
      await page.goto("/dashboard/results");
      await expect(families(page)).toHaveCount(1);
      await expectAccessible(page);
    });
  });
}

test("however long a name is, the date, the language and the link stay in one line", async ({
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
  const language = families(page).getByText("Español", { exact: true });
  const open = families(page).getByRole("link");
  for (const inOneLine of [date, language, open]) {
    await expect(inOneLine).toBeVisible();
    const lines = await inOneLine.evaluate(
      (text) => text.getClientRects().length,
    );
    expect(lines).toBe(1);
  }
});
