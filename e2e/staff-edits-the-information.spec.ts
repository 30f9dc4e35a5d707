import { inDatabase } from "./support/in-database.ts";
import { answerAll, begin } from "./support/visitor/quiz.ts";
import { save, saved, test } from "./support/staff/contents.ts";
import { expect } from "./support/test.ts";

test("a result records the information text that was shown when the quiz started", async ({
  page,
  visitor,
  server,
}) => {
  const parent = await visitor("en-US");
  await begin(parent);

  await page.goto("/dashboard/contents?tab=information");
  await page.getByLabel("First line (English)").fill("Ten minutes at most.");
  await page.getByLabel("Review board (English)").fill("Board 12");
  await expect(page.getByText("1 text has no Spanish yet")).toBeVisible();
  await save(page);
  await expect(saved(page)).toBeVisible();

  const other = await visitor("es-MX");
  await other.goto("/information");
  await expect(other.locator('p[lang="en"]')).toHaveText("Board 12");
  await other.goto("/quiz?lang=en");
  await expect(other.getByText("Ten minutes at most.")).toBeVisible();

  await answerAll(parent);
  const { rows } = await inDatabase(server, (client) =>
    client.query<{ line: string }>(`
      SELECT content ->> 'promise1_en' AS line FROM results
      JOIN information_versions ON version = information`),
  );
  expect(rows).toEqual([{ line: "It takes about 5 minutes." }]);
});
