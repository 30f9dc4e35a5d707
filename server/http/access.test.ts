import { describe, expect, test } from "vitest";
import { endpoints } from "#shared/contract/index.ts";
import { hashToken } from "#server/ids.ts";
import {
  answerQuiz,
  createContact,
  createQuizApp,
  handIn,
} from "#server/testing/quiz.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

const filled = (path: string) =>
  path.replace(":id", "1".repeat(22)).replace(":number", "1") +
  (path.endsWith("feedbacks/csv") ? "?type=website" : "");

const guarded = endpoints.filter(({ access }) => access === "admin");
const open = endpoints.filter(({ access }) => access === "public");

test("the contract has every call once, and a module answers each", async () => {
  const { app } = await createTestApp();
  await app.ready();
  const lines = endpoints.map(({ line }) => line);
  expect(new Set(lines).size).toBe(lines.length);
  const unanswered = endpoints.filter(
    ({ method, path: url }) => !app.hasRoute({ method, url }),
  );
  expect(unanswered.map(({ line }) => line)).toEqual([]);
  expect(lines).toContain("GET /api/settings");
});

test("the API's document describes calls and no page", async () => {
  const { ask } = await createTestApp();
  const { paths } = (await ask("GET /api/openapi.json")).json();
  const others = Object.keys(paths).filter((path) => !path.startsWith("/api/"));
  expect(others).toEqual(["/healthz", "/readyz", "/metrics"]);
  expect(paths).toHaveProperty(["/api/settings"]);
});

describe("who is nobody", () => {
  test("is refused by every admin call, whatever they show", async () => {
    const test = await createTestApp({ RATE_LIMIT_SCALE: "1000" });
    const { token } = await createAdmin(test);
    const altered = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    const credentials: Record<string, object> = {
      none: {},
      garbage: { authorization: "Bearer garbage" },
      cut: { authorization: `Bearer ${token.slice(0, -1)}` },
      altered: { authorization: `Bearer ${altered}` },
      "wrong scheme": { authorization: `Basic ${token}` },
      "hash instead of token": {
        "x-auth-token": hashToken(token).toString("hex"),
      },
    };
    for (const { line, method, path } of guarded) {
      for (const [name, headers] of Object.entries(credentials)) {
        const { statusCode, json } = await test.ask(
          `${method} ${filled(path)}`,
          { headers },
        );
        expect(statusCode, `${line} with ${name}`).toBe(401);
        expect(json().errors[0].code).toBe("sign_in_needed");
      }
    }
  });

  test("may make every public call without being asked to sign in, and finds it there", async () => {
    const quiz = await createQuizApp();
    const { _id: contact } = await createContact(quiz);
    const { _id: draft } = await handIn(quiz, await answerQuiz(quiz));
    const [{ _id: concern }] = (await quiz.ask("GET /api/concerns")).json();
    const known: Record<string, string> = {
      "/api/contacts/:id": contact,
      "/api/concerns/:id": concern,
      "/api/results/:id": draft,
      "/api/results/user/:id": contact,
    };
    for (const { line, method, path } of open) {
      const there = path.replace(":id", known[path] ?? ":id");
      const { statusCode } = await quiz.ask(`${method} ${filled(there)}`);
      expect([401, 403, 404, 500], line).not.toContain(statusCode);
    }
  });
});

describe("a session that is over", () => {
  test("opens no door: too old, unused for an hour, user deleted, signed out", async () => {
    const test = await createTestApp();
    const endings = {
      old: "UPDATE sessions SET created = now() - interval '12 hours 1 second'",
      unused:
        "UPDATE sessions SET last_seen = now() - interval '60 minutes 1 second'",
      deleted: "DELETE FROM users",
      "signed out": "DELETE FROM sessions",
    };
    for (const [name, ending] of Object.entries(endings)) {
      const { token } = await createAdmin(test);
      expect(
        (await test.ask("GET /api/auth", { token })).statusCode,
        name,
      ).toBe(200);
      await test.pool.query(ending);
      expect(
        (await test.ask("GET /api/auth", { token })).statusCode,
        name,
      ).toBe(401);
    }
  });

  test("is still open a second before", async () => {
    const test = await createTestApp();
    const { token } = await createAdmin(test);
    await test.pool.query(
      "UPDATE sessions SET created = now() - interval '11 hours 59 minutes', last_seen = now() - interval '59 minutes'",
    );
    expect((await test.ask("GET /api/auth", { token })).statusCode).toBe(200);
  });
});
