import type { Language } from "#shared/rules/language.ts";
import { readFile } from "node:fs/promises";
import { answeredTwiceWords } from "#web/i18n/admin/reports/answered-twice.words.ts";
import { inDatabase } from "./support/in-database.ts";
import { test } from "./support/staff/staff-test.ts";
import { expectNoHorizontalScrolling } from "./support/large-text.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";

type Server = Parameters<typeof inDatabase>[0];

/** Copies a result for families in this language with these answers before and after reading. */
function addFamilies(
  server: Server,
  result: string,
  families: { amount: number; language: string; answers: string }[],
) {
  return inDatabase(server, async (client) => {
    for (const { amount, language, answers } of families)
      await client.query(
        `INSERT INTO results SELECT (json_populate_record(results, json_build_object(
           '_id', translate(left(md5(random()::text), 22), '0', 'z'), 'language', $2::text, 'draft', NULL,
           'chosen', chosen[:array_length(chosen, 1) - 1] || left($3, 1), 'first_answer', left($3, 1),
           'second_answer', right($3, 1), 'has_all_doses', false))).*
         FROM results, generate_series(1, $4) WHERE _id = $1`,
        [result, language, answers, amount],
      );
  });
}

test.beforeEach(({ server }) =>
  inDatabase(server, (client) => client.query("TRUNCATE results CASCADE")),
);

const language = "en" as Language;

test("staff see whether families changed their answer, and save it as a file", async ({
  page,
  request,
  server,
}) => {
  const words = answeredTwiceWords[language];
  const result = await rankedResult(request);
  await addFamilies(server, result, [
    { amount: 20, language: "en", answers: "BD" },
    { amount: 12, language: "en", answers: "DD" },
    { amount: 11, language: "es", answers: "CC" },
    { amount: 1, language: "es", answers: "DC" },
  ]);
  await page.goto(`/dashboard/insights?lang=${language}`);
  const section = page.getByRole("region", { name: words.title });
  await expect(section.getByText(words.more)).toBeVisible();
  await section.getByText(words.details).click();
  await expect(section.getByText(/p\s<\s0[.,]001/).first()).toBeVisible();
  const moves = section.getByRole("table", {
    name: words.title,
    exact: true,
  });
  await expect(
    moves.getByRole("row", { name: words.groups.total }),
  ).toContainText("20");
  await expectAccessible(page);
  const arriving = page.waitForEvent("download");
  await section.getByRole("button", { name: `CSV: ${words.title}` }).click();
  const file = await readFile(await (await arriving).path(), "utf8");
  const lines = file.trim().split(/\r?\n/);
  expect(lines).toHaveLength(4);
  expect(lines[2]).toContain("32");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoHorizontalScrolling(page);
});

test("with few families the section says that there are too few", async ({
  page,
  request,
  server,
}) => {
  const words = answeredTwiceWords.en;
  const result = await rankedResult(request);
  await addFamilies(server, result, [
    { amount: 10, language: "en", answers: "BD" },
  ]);
  await page.goto("/dashboard/insights");
  const section = page.getByRole("region", { name: words.title });
  await expect(
    section.getByText("Fewer than 11 families have answered so far."),
  ).toBeVisible();
});
