import { afterEach, describe, expect, test, vi } from "vitest";
import { newId } from "#server/ids.ts";
import {
  createFamily,
  longQuestions,
  suggested,
} from "#server/testing/visitor/my-questions.ts";

afterEach(() => vi.useRealTimers());

const asked = [{ ...suggested, isAsked: true }];

describe("questions for the visit", () => {
  test("are carried by the browser, sealed, and lie nowhere here", async () => {
    const { browser, result, stored } = await createFamily();
    const reply = await browser.send("PUT /api/results/questions", {
      result,
      isOwn: true,
      edits: 1,
      questions: asked,
    });
    expect(reply.headers["set-cookie"]).toEqual(
      ["/results", "/api/results"].map((path) =>
        expect.stringMatching(
          new RegExp(
            `^questions=[\\w-]+; Max-Age=15552000; Path=${path}; HttpOnly; SameSite=Lax$`,
          ),
        ),
      ),
    );
    const mine = {
      own: result,
      lists: { [result]: { edits: 1, questions: asked } },
    };
    expect(reply.json()).toEqual(mine);
    expect(await stored()).toEqual([]);
    expect(await browser.readAgain(result)).toEqual(mine.lists[result]);
  });

  test("over https, are carried over no plain line", async () => {
    const { browser, result } = await createFamily({
      PUBLIC_URL: "https://quiz.example",
    });
    const body = { result, isOwn: true, edits: 1, questions: asked };
    const reply = await browser.send("PUT /api/results/questions", body);
    for (const cookie of reply.headers["set-cookie"] ?? [])
      expect(cookie).toMatch(/^__Secure-questions=[\w-]+;.*; Secure$/);
  });

  test.each([
    ["short", asked],
    ["too long for a cookie", longQuestions],
  ])(
    "are there after 30 and 179 days, and gone after 181: %s",
    async (_what, questions) => {
      const { browser, result, stored, wait } = await createFamily();
      await browser.save(result, questions);
      for (const days of [30, 149]) {
        await wait(days);
        expect(await browser.readAgain(result)).toEqual({
          edits: 1,
          questions,
        });
      }
      const { cookie } = browser;
      const sent = cookie();
      await wait(2);
      expect(await browser.readAgain(result)).toBeUndefined();
      // Also for a browser that forgets nothing.
      browser.take(sent);
      expect(await browser.readAgain(result)).toBeUndefined();
      expect(await stored()).toEqual([]);
    },
  );

  test("of which there are two lists, the one that was changed more often stays", async () => {
    const { browser, result } = await createFamily();
    await browser.save(result, asked, { edits: 3 });
    const older = await browser.save(result, [suggested], { edits: 2 });
    expect(older.lists[result]).toEqual({ edits: 3, questions: asked });
    const same = await browser.save(result, [suggested], { edits: 3 });
    expect(same.lists[result]?.questions).toEqual([suggested]);
    await browser.save(result, [], { edits: 4 });
    expect(await browser.readAgain(result)).toEqual({
      edits: 4,
      questions: [],
    });
  });

  test("about several results are carried beside each other, the oldest let go", async () => {
    const { browser } = await createFamily();
    const results = Array.from({ length: 6 }, newId);
    for (const result of results) await browser.save(result, asked);
    const { own, lists } = await browser.save(newId(), [], {
      edits: 0,
      isOwn: false,
    });
    expect(own).toBe(results.at(-1));
    expect(Object.keys(lists)).toEqual(results.slice(1));
  });

  test("that are none yet have nothing carried, but the address of the family's own results", async () => {
    const { browser, result } = await createFamily();
    await browser.save(result, [], { edits: 0, isOwn: false });
    expect(browser.cookie()).toBe("");
    expect((await browser.save(result, [], { edits: 0 })).own).toBe(result);
    expect(browser.cookie()).not.toBe("");
  });

  test("are forgotten at once, here and there", async () => {
    const { browser, result, stored } = await createFamily();
    await browser.save(result, longQuestions);
    expect(await stored()).toHaveLength(1);
    const reply = await browser.send("DELETE /api/results/questions");
    expect(reply.statusCode).toBe(204);
    expect(reply.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^questions=; Max-Age=0; Path=\/results;/),
      expect.stringMatching(/^questions=; Max-Age=0; Path=\/api\/results;/),
      expect.stringMatching(/^visit=; Max-Age=0; Path=\/;/),
    ]);
    expect(await stored()).toEqual([]);
    expect(await browser.readAgain(result)).toBeUndefined();
  });
});

test("secrets that sealed nothing which is still taken are swept away", async () => {
  const { pool, wait } = await createFamily();
  await pool.query(`INSERT INTO secrets
    SELECT 'questions ' || to_char(now() - age::interval, 'YYYY-MM'), age
    FROM (VALUES ('9 months'), ('180 days'), ('0')) AS old (age)`);
  await wait(0);
  const { rows } = await pool.query(
    "SELECT value FROM secrets WHERE name LIKE 'questions %' ORDER BY name",
  );
  expect(rows.map(({ value }) => value)).toEqual(["180 days", "0"]);
});

describe("what is not ours", () => {
  test.each([
    ["forged", "questions=AbcDef"],
    ["empty", "questions="],
    ["oversized", `questions=${"A".repeat(9000)}`],
  ])("is as good as nothing: %s", async (_what, cookie) => {
    const { browser, result } = await createFamily();
    browser.take(cookie);
    expect(await browser.readAgain(result)).toBeUndefined();
    expect(await browser.save(result, asked)).toMatchObject({ own: result });
  });

  test("is refused: too many, too long, the same twice, of nothing", async () => {
    const { browser, result } = await createFamily();
    const many = Array.from({ length: 51 }, (_, at) => ({
      ...suggested,
      _id: String(at),
    }));
    for (const questions of [
      many,
      [{ ...suggested, text: "x".repeat(301) }],
      [suggested, suggested],
      [{ ...suggested, text: " " }],
      [{ ...suggested, more: 1 }],
    ]) {
      const body = { result, isOwn: true, edits: 1, questions };
      const reply = await browser.send("PUT /api/results/questions", body);
      expect(reply.statusCode).toBe(400);
    }
    expect(browser.cookie()).toBe("");
  });
});
