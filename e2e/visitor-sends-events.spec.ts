import type { Page } from "@playwright/test";
import { inDatabase } from "./support/in-database.ts";
import { begin, expectQuestion } from "./support/visitor/quiz.ts";
import {
  addVoices,
  waitForSilence,
  waitForSpeech,
} from "./support/visitor/voices.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, test } from "./support/test.ts";

/** The stored events with these names. The browser sends them when the page is left. */
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

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name);

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

test("each answered question is counted, with its duration", async ({
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

test("events are sent after a minute on the same page", async ({
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

test("events are sent at once when the page is hidden", async ({
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

test("reading results is counted once per result", async ({
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

test("Listen is counted once per page load as offered, and once as tapped", async ({
  page,
  server,
}) => {
  const listened = () => counted(server, "listen_offered", "listened");
  const event = { number: null, timed: null };
  const offered = { name: "listen_offered", ...event };
  await addVoices(page, [{ lang: "en-US" }]);
  await begin(page);
  await answerTwo(page);
  await page.goto("/aboutus");
  await expect.poll(listened).toEqual([offered]);

  await page.goto("/question/1");
  const tap = async (number: number) => {
    await expectQuestion(page, number);
    await page.getByRole("button", { name: "Listen: question" }).click();
    await waitForSpeech(page);
  };
  await tap(1);
  await page.getByRole("button", { name: "Stop: question" }).click();
  await waitForSilence(page);
  await page.getByRole("button", { name: "Next" }).click();
  await tap(2);
  await page.goto("/aboutus");
  const used = { name: "listened", ...event };
  await expect
    .poll(async () => (await listened()).toSorted(byName))
    .toEqual([offered, offered, used]);
});

test("with Global Privacy Control, no events are sent", async ({
  page,
  server,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(new URL(request.url()).pathname),
  );
  await begin(page);
  await answerTwo(page);
  await page.clock.install();
  await page.goto("/aboutus");
  await page.clock.runFor(60_000);
  expect(requests).toContain("/aboutus");
  expect(requests).not.toContain("/api/events");
  expect(await counted(server, "question_answered")).toEqual([]);
});
