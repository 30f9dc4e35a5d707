import { test } from "./support/staff/desk.ts";
import { happen } from "./support/visitor/events.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect } from "./support/test.ts";

test.beforeEach(({ server }) =>
  inDatabase(server, (client) =>
    client.query("TRUNCATE results, events, event_weeks, result_weeks CASCADE"),
  ),
);

for (const [locale, unknown, hundred] of [
  ["en-US", "Not counted on this server", "For every 100 starts"],
  ["es-MX", "No se cuenta en este servidor", "Por cada 100 comienzos"],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("steps that count more often than others are no shares above 100 %, and what is not counted is no nought", async ({
      page,
      request,
    }) => {
      await happen(request, [
        { name: "quiz_started", place: "/quiz" },
        { name: "quiz_started", place: "/quiz" },
        ...Array(3).fill({ name: "results_read", place: "/results/{id}" }),
      ]);
      await page.goto("/dashboard/insights");
      const row = (name: RegExp) => page.getByRole("row", { name });
      await expect(row(/^(Opened|Abrió)/)).toContainText(unknown);
      await expect(
        page.getByRole("columnheader", { name: hundred }),
      ).toBeVisible();
      const read = row(/^(Read their results|Leyó)/).getByRole("cell");
      await expect(read.last()).toContainText("150");
      await expect(page.getByRole("main")).not.toContainText("%");
    });
  });
}

test("insights are looked at by period and language, which stand in the address", async ({
  page,
  request,
}) => {
  await happen(request, [{ name: "quiz_started", place: "/quiz" }]);
  await page.goto("/dashboard/insights");
  await page
    .getByRole("combobox", { name: "Language" })
    .selectOption("Español");
  await expect(page.getByText("No data yet")).toBeVisible();
  await page.getByLabel("Period").selectOption("This week");
  await page
    .getByRole("combobox", { name: "Language" })
    .selectOption("English");
  await expect(page).toHaveURL(/language=en&weeks=1/);
  await expect(
    page.getByRole("row", { name: /^Started the quiz/ }),
  ).toContainText("1");
});

test("on a small phone no figure sticks out of its card @phone", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const answered = { name: "question_answered", place: "/question/{number}" };
  await happen(request, [
    { name: "quiz_started", place: "/quiz" },
    ...Array(2).fill({ ...answered, number: 1, seconds: 12 }),
  ]);
  await page.goto("/dashboard/insights");
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows.filter({ hasText: "12" })).toBeVisible();
  const outside = await rows.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  );
  expect(outside).toHaveLength(0);
});
