import { describe, expect, test } from "vitest";
import { endpoints } from "#shared/contract/index.ts";
import { needsRecentSignIn, stepUp } from "#shared/contract/staff/step-up.ts";
import type { Role } from "#shared/rules/staff/roles.ts";
import { createStaff, createTestApp } from "#server/testing/test-app.ts";

const id = "1".repeat(22);
const filled = (line: string) =>
  line.replace(":id", id) +
  (line.endsWith("feedbacks/csv") ? "?type=website" : "");

/** Valid input for each of these calls. */
const bodies: Record<string, object> = {
  "POST /api/users": {
    name: "Colleague",
    email: "colleague@clinic.example",
    password: "slow trains at dusk",
  },
  "POST /api/staff-invitations": {
    name: "Colleague",
    email: "invited@clinic.example",
    roles: ["editor"],
  },
  "PUT /api/sign-in-rules": { secondStepFrom: null },
  "POST /api/account/tokens": { name: "Export", roles: ["researcher"] },
  "POST /api/contacts/csv": { filter: {} },
};

/** Creates an app with a session of this age. */
async function createOld(age: string, roles: Role[] = ["admin"]) {
  const app = await createTestApp({ RATE_LIMIT_SCALE: "1000" });
  const { token } = await createStaff(app, roles);
  await app.pool.query("UPDATE sessions SET created = now() - $1::interval", [
    age,
  ]);
  const call = (line: string, body?: object) =>
    app.ask(filled(line), { token, ...(body && { body }) });
  const codeOf = async (line: string, body = bodies[line]) => {
    const reply = await call(line, body);
    return reply.statusCode === 403 ? reply.json().errors[0].code : undefined;
  };
  return { call, codeOf };
}

const listed = Object.keys(stepUp);
const always = listed.filter((line) =>
  needsRecentSignIn(line, { roles: [], body: undefined }),
);
const otherReads = endpoints.filter(
  ({ access, method, line }) =>
    access === "staff" && method === "GET" && !listed.includes(line),
);

test("the step-up table lists only staff calls", () => {
  const lines = endpoints.map(({ line }) => line);
  for (const line of listed) expect(lines).toContain(line);
});

describe("ten minutes after the last authentication", () => {
  test.each(always)("%s requires a new one", async (line) => {
    const { codeOf } = await createOld("10 minutes 1 second");
    expect(await codeOf(line)).toBe("reauth_required");
  });

  test("other reading calls do not require one", async () => {
    const { call } = await createOld("10 minutes 1 second");
    for (const { line } of otherReads) {
      const { body } = await call(line);
      expect(body, line).not.toContain("reauth_required");
    }
  });

  test.each(["GET /api/results/csv", "GET /api/results/brokencsv"])(
    "%s requires one only if it returns names",
    async (line) => {
      const admin = await createOld("10 minutes 1 second");
      expect(await admin.codeOf(line)).toBe("reauth_required");
      const researcher = await createOld("1 hour -1 second", ["researcher"]);
      expect((await researcher.call(line)).statusCode).toBe(200);
    },
  );

  test("deleting many contacts requires one, deleting few does not", async () => {
    const { codeOf } = await createOld("10 minutes 1 second", ["inviter"]);
    const conts = (amount: number) => ({ conts: Array(amount).fill(id) });
    for (const line of ["DELETE /api/contacts", "POST /api/contacts/delete"]) {
      expect(await codeOf(line, conts(11))).toBe("reauth_required");
      expect(await codeOf(line, conts(10))).toBeUndefined();
    }
  });
});

test("no call requires authentication again within ten minutes", async () => {
  const { codeOf } = await createOld("9 minutes 50 seconds");
  for (const line of listed) {
    // The call ends its own session unless the user is unknown.
    expect(await codeOf(line), line).not.toBe("reauth_required");
  }
});
