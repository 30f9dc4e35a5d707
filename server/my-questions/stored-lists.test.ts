import { expect, test } from "vitest";
import { newId } from "#server/ids.ts";
import {
  browserOf,
  createFamily,
  longQuestions,
  suggested,
} from "#server/testing/visitor/my-questions.ts";
import { createAdmin } from "#server/testing/test-app.ts";

test("what is too long for a cookie is stored with the result, and only this browser can read it", async () => {
  const { browser, result, stored, ask } = await createFamily();
  await browser.save(result, longQuestions);
  expect(browser.cookie().length).toBeLessThan(300);
  const [row] = await stored();
  expect(row.result).toBe(result);
  expect(row.sealed.toString("latin1")).not.toContain("Zacar");
  const stranger = browserOf({ ask });
  expect(await stranger.readAgain(result)).toBeUndefined();
  const shared = await ask(`GET /api/results/${result}`);
  expect(shared.body).not.toContain("Zacarías");
});

test("it is stored once, and no longer when it fits again", async () => {
  const { browser, result, stored } = await createFamily();
  await browser.save(result, longQuestions);
  await browser.save(result, longQuestions.slice(1), { edits: 2 });
  expect(await stored()).toHaveLength(1);
  const questions = [suggested];
  await browser.save(result, questions, { edits: 3 });
  expect(await stored()).toEqual([]);
  expect(await browser.readAgain(result)).toEqual({ edits: 3, questions });
});

test.each(["family", "contact"])(
  "it goes when staff delete the %s",
  async (whom) => {
    const app = await createFamily();
    await app.browser.save(app.result, longQuestions);
    const { token } = await createAdmin(app);
    const [line, body] =
      whom === "family"
        ? [`DELETE /api/results/${app.result}/family`]
        : ["DELETE /api/contacts", { conts: [app.contact] }];
    const reply = await app.ask(line ?? "", { token, ...(body && { body }) });
    expect(reply.statusCode).toBeLessThan(300);
    expect(await app.stored()).toEqual([]);
    expect(await app.browser.readAgain(app.result)).toBeUndefined();
  },
);

test("it is in no export and no list of staff", async () => {
  const { browser, result, ask, ...app } = await createFamily();
  await browser.save(result, longQuestions);
  const { token } = await createAdmin(app);
  for (const line of ["csv", "brokencsv", ""]) {
    const reply = await ask(`GET /api/results${line && `/${line}`}`, { token });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain("Zacarías");
  }
});

test("it is not stored about a result that is not there, nor more than 20 times about one", async () => {
  const { browser, result, stored, ask } = await createFamily();
  const body = { isOwn: false, edits: 1, questions: longQuestions };
  const save = async (of: string, from = browserOf({ ask })) => {
    const given = { ...body, result: of };
    const reply = await from.send("PUT /api/results/questions", given);
    return reply.statusCode;
  };
  expect(await save(newId())).toBe(404);
  expect(await save(result, browser)).toBe(200);
  for (let others = 1; others < 20; others += 1)
    expect(await save(result)).toBe(200);
  expect(await save(result)).toBe(409);
  expect(await save(result, browser)).toBe(200);
  expect(await stored()).toHaveLength(20);
});

test("how much of it a network may have stored is limited", async () => {
  const { browser, result, limits } = await createFamily();
  const { add, points } = limits.kept_questions_of_network;
  await add("127.0.0.1", points);
  const body = { result, isOwn: true, edits: 1, questions: longQuestions };
  const reply = await browser.send("PUT /api/results/questions", body);
  expect(reply.statusCode).toBe(429);
});
