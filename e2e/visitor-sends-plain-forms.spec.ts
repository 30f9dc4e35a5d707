import type { QuestionAtPosition } from "#shared/contract/content/questions.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "./support/in-database.ts";
import {
  answerTo,
  questionsOf,
  resultsOf,
  visitor,
} from "./support/visitor/plain-forms.ts";
import { expect, test } from "./support/test.ts";

/** Answers all questions except the last. */
async function almostThrough(server: RunningServer, name: string) {
  const parent = visitor(server);
  const questions = await questionsOf(server);
  await parent.send("/quiz", { parentName: name });
  const last = questions.at(-1) as QuestionAtPosition;
  for (const question of questions.slice(0, -1))
    await parent.send(`/question/${question.number}`, answerTo(question));
  return { ...parent, questions, last };
}

test("submitting the last form many times creates one result", async ({
  server,
}) => {
  const { send, cookie, last } = await almostThrough(server, "Twice");
  const before = cookie();
  const path = `/question/${last.number}`;
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => send(path, answerTo(last), before)),
  );
  const leads = new Set(replies.map(({ to }) => to));
  expect(leads.size).toBe(1);
  const [ranking = ""] = leads;
  expect(ranking).toMatch(/^\/rank\/\w{22}$/);
  expect((await send(path, answerTo(last))).to).toBe(ranking);
  expect(await resultsOf(server, "Twice")).toHaveLength(1);

  const saves = await Promise.all(
    Array.from({ length: 5 }, () => send(ranking, { do: "save" })),
  );
  expect(new Set(saves.map(({ to }) => to)).size).toBe(1);
  const results = await resultsOf(server, "Twice");
  expect(results).toMatchObject([{ final: true }]);
  expect(saves[0]?.to).toBe(`/results/${results[0]?._id}`);
});

test("two tabs can answer one quiz in any order, and an older page changes only its own question", async ({
  server,
}) => {
  const parent = visitor(server);
  const [one, two, ...others] = await questionsOf(server);
  if (!one || !two) throw new Error("two questions are there");
  await parent.send("/quiz", { parentName: "Two tabs" });
  await parent.send("/question/2", answerTo(two, "C"));
  const { to } = await parent.send("/question/1", answerTo(one, "A"));
  expect(to).toBe("/question/2");
  await parent.send("/question/2", answerTo(two, "D"));
  for (const question of others)
    await parent.send(`/question/${question.number}`, answerTo(question, "E"));
  const [result] = await resultsOf(server, "Two tabs");
  expect(result?.chosen.slice(0, 3)).toEqual(["A", "D", "E"]);
});

test("changing an answer after submitting creates a new ranking and one result", async ({
  server,
}) => {
  const { send, last, questions } = await almostThrough(server, "Changed");
  const path = `/question/${last.number}`;
  const first = await send(path, answerTo(last));
  await send("/question/3", answerTo(questions[2] ?? last, "E"));
  const second = await send(path, answerTo(last));
  expect(second.to).not.toBe(first.to);
  await send(second.to, { do: "save" });
  const results = await resultsOf(server, "Changed");
  const [final] = results.filter((result) => result.final);
  expect(final?.chosen[2]).toBe("E");
  expect(results.filter((result) => result.final)).toHaveLength(1);
});

test("answering a question that was switched off meanwhile leads to the next open one", async ({
  server,
}) => {
  const { send, last, questions } = await almostThrough(server, "Edited");
  const removed = questions[4] ?? last;
  const show = (active: boolean) =>
    inDatabase(server, (client) =>
      client.query("UPDATE questions SET active = $1 WHERE _id = $2", [
        active,
        removed._id,
      ]),
    );
  await show(false);
  try {
    await expect
      .poll(async () => (await questionsOf(server)).length)
      .toBe(questions.length - 1);
    const late = await send("/question/5", answerTo(removed, "A"));
    expect(late.to).toBe(`/question/${questions.length - 1}`);
    const end = await send(late.to, answerTo(last));
    expect(end.to).toMatch(/^\/rank\//);
    const [result] = await resultsOf(server, "Edited");
    expect(result?.chosen).toHaveLength(questions.length - 1);
  } finally {
    await show(true);
    await expect
      .poll(async () => (await questionsOf(server)).length)
      .toBe(questions.length);
  }
});

test("a visitor without a name is asked for it and keeps the answers", async ({
  server,
}) => {
  const parent = visitor(server);
  const [one] = await questionsOf(server);
  if (!one) throw new Error("a question is there");
  await parent.send("/quiz", { parentName: "First" });
  await parent.send("/quiz", { do: "over" });
  const direct = await parent.send("/question/1", answerTo(one));
  expect(direct.to).toBe("/quiz");
  const start = await parent.send("/quiz", { parentName: "Later" });
  expect(start.to).toBe("/question/2");
});

test("a browser without cookies and scripts sees that the quiz needs cookies", async ({
  server,
}) => {
  const parent = visitor(server, { keepsCookies: false });
  const { to } = await parent.send("/quiz", { parentName: "No cookies" });
  expect(to).toBe("/question/1");
  const page = await (await parent.open(to)).text();
  expect(page).toContain("the quiz needs cookies");
  const other = visitor(server);
  await other.send("/quiz", { parentName: "With cookies" });
  expect(await (await other.open(to)).text()).not.toContain("needs cookies");
});

test("names and answers are not stored on the server before they are submitted", async ({
  server,
}) => {
  const { open } = await almostThrough(server, "Zacarías Nowhere");
  const page = await open("/quiz");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).toContain("Zacarías Nowhere");
  const other = await fetch(`${server.url}/quiz`);
  expect(await other.text()).not.toContain("Zacarías Nowhere");
  expect(await resultsOf(server, "Zacarías Nowhere")).toEqual([]);
});
