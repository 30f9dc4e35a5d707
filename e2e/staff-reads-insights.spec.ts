import { readFile } from "node:fs/promises";
import { test } from "./support/staff/staff-test.ts";
import { sendEvents } from "./support/visitor/events.ts";
import { inDatabase } from "./support/in-database.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";

test.beforeEach(({ server }) =>
  inDatabase(server, (client) =>
    client.query(
      "TRUNCATE contacts, results, events, event_weeks, result_weeks, answer_weeks CASCADE",
    ),
  ),
);

const [locale, way, unknown, head, more] = [
  "es-MX",
  "Hasta dónde llegan",
  "No se cuenta en este servidor",
  "Parte del paso anterior",
  "más del 100 %",
] as const;

test.describe(`in ${locale}`, () => {
  test.use({ locale });

  test("small numbers have no percentages, no share exceeds 100%, and uncounted steps are not shown as 0", async ({
    page,
    request,
  }) => {
    const start = { name: "quiz_started", place: "/quiz" };
    const read = { name: "results_read", place: "/results/{id}" };
    await sendEvents(request, [start, start, ...Array(3).fill(read)]);
    await page.goto("/dashboard/insights");
    const row = (name: RegExp) =>
      page.getByRole("region", { name: way }).getByRole("row", { name });
    await expect(row(/^(Opened|Abrió)/)).toContainText(unknown);
    await expect(page.getByRole("columnheader", { name: head })).toBeVisible();
    await expect(row(/^(Read their results|Leyó)/)).toContainText("3");
    await expect(page.getByRole("main")).not.toContainText("%");

    await sendEvents(request, [
      ...Array(18).fill(start),
      { name: "concerns_ranked", place: "/rank/{id}" },
      ...Array(20).fill(read),
    ]);
    const finish = { name: "quiz_finished", place: "/question/{number}" };
    await sendEvents(request, Array(20).fill(finish));
    const print = { name: "printed", place: "/results/{id}" };
    await sendEvents(request, Array(24).fill(print));
    await page.reload();
    await expect(row(/^(Put their concerns|Ordenó)/)).toContainText(/5\s?%/);
    await expect(row(/^(Shared|Los compartió)/)).toContainText(more);
    await expectAccessible(page);
  });
});

test("each chart has a table and a CSV file, and compares weeks and languages", async ({
  page,
  request,
}) => {
  await rankedResult(request);
  const start = { name: "quiz_started", place: "/quiz" };
  await sendEvents(request, [start, start]);
  const spanish = { language: "es", events: [start] };
  await request.post("/api/events", { data: spanish });
  await page.goto("/dashboard/insights");
  const region = (name: string) => page.getByRole("region", { name });
  const trend = region("Week by week");
  // One week is a table without a chart.
  await expect(trend.getByRole("img")).toHaveCount(0);
  const week = trend.getByRole("row").nth(1).getByRole("cell");
  await expect(week).toHaveText(["3", "1", "0"]);
  const languages = region("English and Spanish").getByRole("row", {
    name: /^Started the quiz/,
  });
  await expect(languages.getByRole("cell")).toHaveText(["2", "1"]);
  const answers = region("What families answered").getByRole("listitem");
  const age = answers.filter({ hasText: "1. How old" });
  await expect(age).toContainText("15 or older: 1");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV: Week by week" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("trend.csv");
  expect(await readFile(await file.path(), "utf8")).toMatch(
    /^\uFEFF"Week of","Started","Finished","Invited by text"\r\n"\d{4}-\d\d-\d\d",3,1,0\r\n$/,
  );
});

test("a summary sentence appears once there is enough data", async ({
  page,
  request,
}) => {
  const start = { name: "quiz_started", place: "/quiz" };
  const answered = { name: "question_answered", place: "/question/{number}" };
  await sendEvents(request, [
    ...Array(24).fill(start),
    ...Array(23).fill({ ...answered, number: 1 }),
  ]);
  await page.goto("/dashboard/insights");
  await expect(
    page.getByRole("region", { name: "Week by week" }),
  ).toBeVisible();
  const sentence = page.getByText("More visitors leave at question");
  await expect(sentence).toHaveCount(0);
  await sendEvents(request, Array(15).fill({ ...answered, number: 2 }));
  await page.reload();
  await expect(sentence).toHaveText(
    "Last 13 weeks: More visitors leave at question 2 than at any other: 8 of 23.",
  );
});

test("questions are shown with the wording for a child without a name", async ({
  page,
  request,
}) => {
  const answered = { name: "question_answered", place: "/question/{number}" };
  const numbers = Array.from({ length: 16 }, (_, at) => at + 1);
  await sendEvents(
    request,
    numbers.map((number) => ({ ...answered, number, seconds: 3 })),
  );
  await page.goto("/dashboard/insights");
  const questions = page.getByRole("region", { name: "Question by question" });
  await expect(questions).toContainText("your child");
  await expect(questions).not.toContainText("{child");
});

test("sample families are offered if there are no real ones", async ({
  page,
  request,
  server,
}) => {
  await rankedResult(request);
  await inDatabase(server, (client) =>
    client.query("UPDATE results SET demo = true"),
  );
  await page.goto("/dashboard/insights");
  await expect(page.getByText("No data yet")).toBeVisible();
  await page.getByRole("button", { name: "Show the demo data" }).click();
  await expect(page).toHaveURL(/demo=yes/);
  await expect(
    page.getByRole("region", { name: "What worries families most" }),
  ).toBeVisible();
});

test("insights are filtered by period and language, and the filters are in the address", async ({
  page,
  request,
}) => {
  await sendEvents(request, [{ name: "quiz_started", place: "/quiz" }]);
  await page.goto("/dashboard/insights");
  await page
    .getByRole("combobox", { name: "Language" })
    .selectOption("Spanish");
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

test("on a small phone every number fits in its card", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const answered = { name: "question_answered", place: "/question/{number}" };
  await sendEvents(request, [
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
