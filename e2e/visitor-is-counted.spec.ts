import type { Page } from "@playwright/test";
import { inDatabase } from "./support/in-database.ts";
import { begin, expectQuestion } from "./support/visitor/quiz.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, test } from "./support/test.ts";

/** What was counted under these names; it is sent when the page is left. */
const counted = (
  server: Parameters<typeof inDatabase>[0],
  ...names: string[]
) =>
  inDatabase(server, async (client) => {
    const { rows } = await client.query(
      "SELECT name, number, seconds >= 0 AS timed FROM events WHERE name = ANY($1) ORDER BY number",
      [names],
    );
    return rows;
  });

async function answerTwo(page: Page) {
  for (const number of [1, 2]) {
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Next" }).click();
    await expectQuestion(page, number + 1);
  }
}

test.beforeEach(({ server }) =>
  inDatabase(server, (client) => client.query("TRUNCATE events")),
);

test("each answered question is counted, with the time it took", async ({
  page,
  server,
}) => {
  await begin(page);
  await answerTwo(page);
  await page.goto("/aboutus");
  await expect
    .poll(() => counted(server, "question_answered"))
    .toEqual([
      { name: "question_answered", number: 1, timed: true },
      { name: "question_answered", number: 2, timed: true },
    ]);
});

test("what a visitor does who stays is sent after a minute", async ({
  page,
  server,
}) => {
  await page.clock.install();
  await begin(page);
  await answerTwo(page);
  expect(await counted(server, "question_answered")).toEqual([]);
  await page.clock.runFor(60_000);
  await expect.poll(() => counted(server, "question_answered")).toHaveLength(2);
});

test("what happens while the page is hidden is sent at once", async ({
  page,
  server,
}) => {
  await begin(page);
  await answerTwo(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expect.poll(() => counted(server, "question_answered")).toHaveLength(2);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect.poll(() => counted(server, "quiz_abandoned")).toHaveLength(1);
});

test("reading the same results again is not counted again, reading others is", async ({
  page,
  request,
  server,
}) => {
  const read = async (id: string) => {
    await page.goto(`/results/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "Thank you",
    );
  };
  const [one, other] = [
    await rankedResult(request),
    await rankedResult(request),
  ];
  for (const id of [one, one, other, one]) await read(id);
  await page.goto("/aboutus");
  const expected = Array(2).fill({
    name: "results_read",
    number: null,
    timed: null,
  });
  await expect.poll(() => counted(server, "results_read")).toEqual(expected);
});

test("whoever does not want to be tracked sends nothing", async ({
  page,
  server,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await begin(page);
  await answerTwo(page);
  await page.clock.install();
  await page.goto("/aboutus");
  await page.clock.runFor(60_000);
  expect(asked).toContain("/aboutus");
  expect(asked).not.toContain("/api/events");
  expect(await counted(server, "question_answered")).toEqual([]);
});
