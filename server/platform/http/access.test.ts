import { describe, expect, test } from "vitest";
import { endpoints } from "#shared/contract/index.ts";
import { createCallers } from "#server/testing/attacks/callers.ts";
import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
  handIn,
} from "#server/testing/visitor/quiz.ts";
import { mayCall, whoMay } from "#shared/contract/who-may.ts";
import { type Role, roles } from "#shared/rules/staff/roles.ts";
import { openSession } from "#server/staff/auth/sign-in.ts";
import {
  createAdmin,
  createStaff,
  createTestApp,
  nowhere,
} from "#server/testing/test-app.ts";

const filled = (path: string) =>
  path.replace(":id", "1".repeat(22)).replace(":number", "1") +
  (path.endsWith("feedbacks/csv") ? "?type=website" : "");

const guarded = endpoints.filter(({ access }) => access === "staff");
const open = endpoints.filter(({ access }) => access === "public");

test("every call of the contract has one handler", async () => {
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

test("the OpenAPI document lists calls and no pages", async () => {
  const { ask } = await createTestApp();
  const { paths } = (await ask("GET /api/openapi.json")).json();
  const others = Object.keys(paths).filter((path) => !path.startsWith("/api/"));
  expect(others).toEqual(["/healthz", "/readyz", "/metrics"]);
  expect(paths).toHaveProperty(["/api/settings"]);
});

test("the roles table lists exactly the staff calls", () => {
  const lines = guarded.map(({ line }) => line);
  expect(new Set(Object.keys(whoMay))).toEqual(new Set(lines));
});

const several: Role[][] = [
  ["editor", "inviter"],
  ["editor", "researcher"],
  ["inviter", "researcher"],
  ["editor", "inviter", "researcher"],
  [...roles],
];
const each: Role[][] = [...roles.map((role) => [role]), ...several];

describe.each(each.map((own) => ({ own, who: own.join(" and ") })))(
  "a user with the roles $who",
  ({ own }) => {
    test("may make only the calls in the roles table", async () => {
      const testApp = await createTestApp({ RATE_LIMIT_SCALE: "1000" });
      const { _id } = await createStaff(testApp, own);
      for (const { line, method, path } of guarded) {
        // Use a new session for each call, because some calls end their own session.
        const token = await openSession(testApp.db, _id, nowhere);
        const { statusCode, body } = await testApp.ask(
          `${method} ${filled(path)}`,
          { token },
        );
        if (mayCall(line, own))
          expect([401, 403], line).not.toContain(statusCode);
        else {
          expect(statusCode, line).toBe(403);
          expect(JSON.parse(body).errors[0].code, line).toBe("role_needed");
        }
      }
    });

    test("gets the list of these calls", async () => {
      const testApp = await createTestApp();
      const { token } = await createStaff(testApp, own);
      const reply = await testApp.ask("GET /api/auth", { token });
      const lines = guarded.map(({ line }) => line);
      expect(new Set(reply.json().may)).toEqual(
        new Set(lines.filter((line) => mayCall(line, own))),
      );
    });
  },
);

test("every call refuses exactly the callers that the contract excludes", async () => {
  const { db, ask } = await createTestApp({ RATE_LIMIT_SCALE: "1000" });
  const callers = await createCallers(db);
  const wrong: string[] = [];
  for (const endpoint of endpoints)
    for (const { name, headers, may } of callers) {
      const line = `${endpoint.method} ${filled(endpoint.path)}`;
      const reply = await ask(line, { headers: await headers() });
      const isRefused = reply.statusCode === 401 || reply.statusCode === 403;
      if (isRefused === may(endpoint))
        wrong.push(`${endpoint.line} by ${name}: ${reply.statusCode}`);
    }
  expect(wrong).toEqual([]);
});

describe("an anonymous caller", () => {
  test("may make every public call", async () => {
    const quiz = await createQuizApp();
    const { _id: contact } = await insertInvitedContact(quiz);
    const { _id: draft } = await handIn(quiz, await answerQuiz(quiz));
    const [{ _id: concern }] = (await quiz.ask("GET /api/concerns")).json();
    const known: Record<string, string> = {
      "/api/contacts/:id": contact,
      "/api/contacts/:id/opened": contact,
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

test("a revoked role ends with the next call", async () => {
  const testApp = await createTestApp();
  const { token, _id } = await createStaff(testApp, ["inviter", "researcher"]);
  const status = async () =>
    (await testApp.ask("GET /api/contacts", { token })).statusCode;
  expect(await status()).toBe(200);
  await testApp.pool.query(
    "UPDATE users SET roles = '{researcher}' WHERE _id = $1",
    [_id],
  );
  expect(await status()).toBe(403);
});

describe("a session", () => {
  test("is valid until a minute before it expires", async () => {
    const testApp = await createTestApp();
    const { token } = await createAdmin(testApp);
    await testApp.pool.query(
      "UPDATE sessions SET created = now() - interval '11 hours 59 minutes', last_seen = now() - interval '59 minutes'",
    );
    expect((await testApp.ask("GET /api/auth", { token })).statusCode).toBe(
      200,
    );
  });
});
