import { describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import {
  browserOf,
  createFamily,
  longQuestions,
  questionsPath,
  suggested,
} from "#server/testing/visitor/visit-questions.ts";

const nothing = { version: 0, questions: [] };

describe("questions for the visit", () => {
  test("are saved for the browser with the cookie; the last write wins", async () => {
    const { browser, result, ask } = await createFamily();
    const reply = await browser.save(result, longQuestions);
    expect(reply.json()).toEqual({ version: 1 });
    expect(reply.headers["set-cookie"]).toMatch(
      /^visit-questions=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const saved = { version: 1, questions: longQuestions };
    expect(await browser.readAgain(result)).toEqual(saved);
    await browser.save(result, [suggested]);
    const last = { version: 2, questions: [suggested] };
    expect(await browser.readAgain(result)).toEqual(last);
    expect(await browserOf({ ask }).readAgain(result)).toEqual(nothing);
    expect(await browser.readAgain(newId())).toEqual(nothing);
  });

  test("over https, the cookie is bound to this host and sent over https only", async () => {
    const { browser, result } = await createFamily({
      PUBLIC_URL: "https://quiz.example",
    });
    const reply = await browser.save(result, [suggested]);
    expect(reply.headers["set-cookie"]).toMatch(
      /^__Host-visit-questions=[\w-]+;.*; Secure;/,
    );
  });

  test("are stored only encrypted", async () => {
    const { browser, result, stored, ask, ...app } = await createFamily();
    await browser.save(result, longQuestions);
    const [row] = await stored();
    expect(row.sealed.toString("latin1")).not.toContain("Zacar");
    const { token } = await createAdmin(app);
    for (const line of ["/csv", "/brokencsv", "", `/${result}`]) {
      const reply = await ask(`GET /api/results${line}`, { token });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).not.toContain("Zacarías");
    }
  });

  test("are readable after 30 and 179 days, and gone after 181", async () => {
    const { browser, result, stored, wait } = await createFamily();
    await browser.save(result, [suggested]);
    for (const days of [30, 149]) {
      await wait(days);
      expect((await browser.readAgain(result)).questions).toEqual([suggested]);
    }
    const sent = browser.cookie();
    await wait(2);
    expect(await browser.readAgain(result)).toEqual(nothing);
    // Keep the cookie, as if the browser had ignored that it should delete it.
    browser.take(sent);
    expect(await browser.readAgain(result)).toEqual(nothing);
    expect(await stored()).toEqual([]);
  });

  test("are deleted at once, with both cookies of the visit", async () => {
    const { browser, result, stored } = await createFamily();
    await browser.save(result, [suggested]);
    const reply = await browser.send("DELETE /api/results/questions");
    expect(reply.statusCode).toBe(204);
    expect(reply.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^visit=; Max-Age=0; Path=\/;/),
      expect.stringMatching(/^visit-questions=; Max-Age=0; Path=\/;/),
    ]);
    expect(await stored()).toEqual([]);
  });

  test.each(["family", "contact"])(
    "are deleted when staff delete the %s",
    async (whom) => {
      const app = await createFamily();
      await app.browser.save(app.result, [suggested]);
      const { token } = await createAdmin(app);
      const [line, body] =
        whom === "family"
          ? [`DELETE /api/results/${app.result}/family`]
          : ["DELETE /api/contacts", { conts: [app.contact] }];
      const reply = await app.ask(line ?? "", { token, ...(body && { body }) });
      expect(reply.statusCode).toBeLessThan(300);
      expect(await app.stored()).toEqual([]);
      expect(await app.browser.readAgain(app.result)).toEqual(nothing);
    },
  );
});

describe("questions for the visit that are not valid", () => {
  test.each([
    ["forged", "visit-questions=AbcDef"],
    ["empty", "visit-questions="],
    ["oversized", `visit-questions=${"A".repeat(9000)}`],
  ])(
    "with an invalid cookie show nothing, and saving them sets a new cookie: %s",
    async (_what, cookie) => {
      const { browser, result } = await createFamily();
      browser.take(cookie);
      expect(await browser.readAgain(result)).toEqual(nothing);
      await browser.save(result, [suggested]);
      expect(browser.cookie()).toMatch(/=[\w-]{43}$/);
      expect((await browser.readAgain(result)).questions).toEqual([suggested]);
    },
  );

  test("are refused when too many, too long, repeated or empty", async () => {
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
    ])
      expect((await browser.save(result, questions)).statusCode).toBe(400);
    expect(browser.cookie()).toBe("");
  });

  test("are not stored for an unknown result, or for more than 20 browsers per result", async () => {
    const { browser, result, stored, ask } = await createFamily();
    const save = async (from = browserOf({ ask }), of = result) =>
      (await from.save(of, [suggested])).statusCode;
    expect(await save(browser, newId())).toBe(404);
    expect(await save(browser)).toBe(200);
    for (let others = 1; others < 20; others += 1)
      expect(await save()).toBe(200);
    expect(await save()).toBe(409);
    expect(await save(browser)).toBe(200);
    expect(await stored()).toHaveLength(20);
  });

  test("are limited per network", async () => {
    const { browser, result, limits } = await createFamily();
    const { add, points } = limits.my_questions_of_network;
    await add("127.0.0.1", points);
    const body = { questions: [suggested] };
    const reply = await browser.send(`PUT ${questionsPath(result)}`, body);
    expect(reply.statusCode).toBe(429);
  });
});
