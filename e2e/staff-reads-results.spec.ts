import type { Page } from "@playwright/test";
import { colorSchemeOf, locales } from "./support/languages.ts";
import { newName, test } from "./support/staff/staff-test.ts";
import { sendEvents } from "./support/visitor/events.ts";
import { inDatabase } from "./support/in-database.ts";
import { draftResult, rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ server }) =>
  inDatabase(server, (client) =>
    client.query(
      "TRUNCATE results, events, event_weeks, result_weeks, answer_weeks CASCADE",
    ),
  ),
);

const families = (page: Page) => page.getByRole("row", { name: /Ana/ });

test("the empty result list says what will appear there", async ({ page }) => {
  for (const room of ["results", "insights"]) {
    await page.goto(`/dashboard/${room}`);
    await expect(page.getByText(/No results yet|No data yet/)).toBeVisible();
    await expectAccessible(page);
  }
});

test("results are filtered, and the filters are in the address", async ({
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
    .selectOption("Spanish");
  await expect(page.getByText("No results match")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Show all results" }).click();
  await expect(families(page)).toHaveCount(1);
  await page.getByLabel("Kind").selectOption("With a problem");
  await expect(page).toHaveURL(/kind=problem/);
  await expect(families(page)).toContainText("Concerns not put in order");
});

test("results are searched by name, and the name is not in the address", async ({
  page,
  request,
  server,
}) => {
  await rankedResult(request);
  const other = await rankedResult(request);
  await inDatabase(server, (client) =>
    client.query(
      "UPDATE results SET parentname = 'Ana Ibáñez' WHERE _id = $1",
      [other],
    ),
  );
  await page.goto("/dashboard/results");
  await expect(page.getByText("2 results, newest first.")).toBeVisible();
  await page.getByRole("searchbox").fill("ibanez");
  await expect(families(page)).toHaveCount(1);
  await expect(page.getByText("1 result, newest first.")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/results");
  await page
    .getByRole("link", { name: "Open the result of Ana Ibáñez" })
    .click();
  await expect(page).toHaveURL(`/dashboard/results/${other}`);
  const others = page.getByRole("navigation", { name: "Other results" });
  await expect(others.getByRole("link")).toHaveCount(0);
  await page.getByRole("link", { name: "Results", exact: true }).last().click();
  await expect(page.getByRole("searchbox")).toHaveValue("ibanez");
  await expect(families(page)).toHaveCount(1);
  await page.getByRole("searchbox").fill("nobody");
  await expect(page.getByText("No results match")).toBeVisible();
});

test("a result shows its answers and both orders, with links to the next result and the family's page", async ({
  page,
  request,
}) => {
  const older = await rankedResult(request);
  const newer = await rankedResult(request);
  await page.goto(`/dashboard/results/${newer}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana");
  const order = page.getByRole("region", {
    name: "What matters to this family",
  });
  await expect(order.getByRole("row").nth(1)).toContainText(
    "Cost and finding a clinic",
  );
  await expect(order.getByRole("row")).toHaveCount(13);
  // Other tests on this server may have added questions.
  const { amount } = await (await request.get("/api/questions/pos/1")).json();
  const answers = page.getByRole("region", { name: `${amount} answers` });
  await expect(answers.getByRole("row")).toHaveCount(amount + 1);
  await expect(answers.getByRole("row").nth(1)).toContainText("1. How old");
  await expect(
    page.getByText("This family came without a personal link."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/results/${older}`);
  await page.getByRole("link", { name: "Previous", exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/results/${newer}`);
  await expect(page.getByRole("link", { name: "Previous" })).toBeHidden();
  await expect(
    page.getByRole("link", { name: /^The page that the family sees/ }),
  ).toHaveAttribute("href", `/results/${newer}`);
});

test("the result of an invited family links to its contact", async ({
  page,
  staffApi,
  request,
  server,
}) => {
  const id = await rankedResult(request);
  const name = newName("Rosa");
  const phone = "+12015550177";
  await staffApi.call("POST /api/contacts", { name, phone });
  await inDatabase(server, (client) =>
    client.query(
      "UPDATE results SET contact = (SELECT _id FROM contacts WHERE name = $2) WHERE _id = $1",
      [id, name],
    ),
  );
  await page.goto(`/dashboard/results/${id}`);
  const contact = page.getByRole("region", { name: "Contact" });
  await expect(contact).toContainText(name);
  await expect(contact).not.toContainText(phone);
  await contact.getByRole("link").click();
  await expect(page).toHaveURL("/dashboard/links");
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(1);
});

test("a family is erased after confirmation, and its result can no longer be found", async ({
  page,
  request,
  provoked,
}) => {
  const id = await rankedResult(request);
  await rankedResult(request);
  await page.goto("/dashboard/results");
  await expect(families(page)).toHaveCount(2);
  await page.locator(`a[href="/dashboard/results/${id}"]`).click();
  const erase = page.getByRole("button", { name: "Erase this family" });
  await erase.click();
  const dialog = page.getByRole("alertdialog", {
    name: /^Erase all data of the family of Ana \(result from \d\d\/\d\d\/\d{4}\)\?$/,
  });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();

  provoked.add(503);
  await page.route("**/api/results/*/family", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 503, json: { errors: [] } })
      : route.continue(),
  );
  await erase.click();
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(
    page.getByText("The data could not be erased. Please try again."),
  ).toBeVisible();
  await page.unroute("**/api/results/*/family");

  await erase.click();
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(
    page.getByText("All data of this family was erased."),
  ).toBeVisible();
  await expect(page).toHaveURL("/dashboard/results");
  await expect(families(page)).toHaveCount(1);
  expect((await request.get(`/api/results/${id}`)).status()).toBe(404);
});

test("sample results are offered if there are no real ones", async ({
  page,
  request,
  server,
}) => {
  await rankedResult(request);
  await inDatabase(server, (client) =>
    client.query("UPDATE results SET demo = true"),
  );
  await page.goto("/dashboard/results");
  await expect(page.getByText("No results yet")).toBeVisible();
  await page.getByRole("button", { name: "Show the demo data" }).click();
  await expect(page).toHaveURL("/dashboard/results?demo=yes");
  await expect(families(page)).toHaveCount(1);
});

test("a long list loads in pages", async ({ page, server }) => {
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

const [locale] = locales[1];

const colorScheme = colorSchemeOf(locale);
test.describe(`in ${locale}, ${colorScheme}`, () => {
  test.use({ locale, colorScheme });

  test("insights show how far visitors get and what worries them, accessibly", async ({
    page,
    request,
  }) => {
    await rankedResult(request);
    await sendEvents(request, [
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
    await expect(row(/^(Started the quiz|Empezó)/).first()).toContainText("1");
    await expect(row(/^1\. /)).toContainText("8 s");
    await expect(
      page
        .getByRole("region", { name: /^(What worries|Qué preocupa)/ })
        .getByRole("listitem")
        .filter({ hasText: /Side effects|Efectos secundarios/ }),
    ).toContainText("1");
    await expectAccessible(page);
    await page.goto("/dashboard/results");
    await expect(families(page)).toHaveCount(1);
    await expectAccessible(page);
    await families(page).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana");
    await expectAccessible(page);
  });
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
