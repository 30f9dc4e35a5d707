import { expect, test } from "vitest";
import { endpoints } from "#shared/contract/index.ts";
import { needsRecentSignIn } from "#shared/contract/staff/step-up.ts";
import { mayTokenCall } from "#shared/contract/who-may.ts";
import { type TokenRole, tokenRoles } from "#shared/rules/staff/tokens.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createStaff, createTestApp } from "#server/testing/test-app.ts";

type Made = { token: string };

async function withTokens(scale = "1000") {
  const app = await withStaff(await createTestApp({ RATE_LIMIT_SCALE: scale }));
  const make = (body: object, as = app.token) =>
    app.call("POST /api/account/tokens", { name: "Script", ...body }, as);
  const made = async (roles: readonly string[], as = app.token) =>
    ((await make({ roles }, as)).json() as Made).token;
  const list = async (as = app.token) =>
    (await app.call("GET /api/account/tokens", undefined, as)).json();
  const status = async (token: string, line = "GET /api/results/codebook") =>
    (await app.call(line, undefined, token)).statusCode;
  return { ...app, make, made, list, status };
}

const filled = (path: string) =>
  path.replace(":id", "1".repeat(22)).replace(":number", "1") +
  (path.endsWith("feedbacks/csv") ? "?type=website" : "");

/** Bodies of calls that would otherwise be refused before the access check. */
const bodies: Record<string, object> = {
  "POST /api/contacts/csv": { filter: {} },
};

test("a token can make only the calls of its roles, and none about accounts, sessions or itself", async () => {
  const { made, ask, db, pool } = await withTokens();
  const owned: [TokenRole[], string][] = [];
  for (const role of tokenRoles) owned.push([[role], await made([role])]);
  const ended = await made(["researcher"]);
  const { _id } = await db
    .selectFrom("api_tokens")
    .select("_id")
    .orderBy("created", "desc")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("api_tokens").where("_id", "=", _id).execute();
  const expired = await made(["researcher", "inviter"]);
  await pool.query(
    "UPDATE api_tokens SET expires = now() WHERE hash = sha256($1)",
    [Buffer.from(expired)],
  );
  const wrong: string[] = [];
  for (const { line, method, path, access } of endpoints) {
    if (access !== "staff") continue;
    for (const [roles, token] of owned) {
      const { statusCode } = await ask(`${method} ${filled(path)}`, {
        token,
        body: bodies[line],
      });
      const isRefused = statusCode === 403 || statusCode === 401;
      // A token is refused for calls that need a recent sign-in.
      const isAskedAgain = needsRecentSignIn(line, { roles, body: undefined });
      const may = mayTokenCall(line, roles) && !isAskedAgain;
      if (isRefused === may)
        wrong.push(`${line} by ${roles.join()}: ${statusCode}`);
    }
    for (const [name, token] of Object.entries({ ended, expired })) {
      const over = await ask(`${method} ${filled(path)}`, { token });
      if (over.statusCode !== 401) wrong.push(`${line} by one that is ${name}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(mayTokenCall("GET /api/users", ["admin"])).toBe(false);
  for (const line of ["GET /api/auth", "POST /api/account/tokens"])
    expect(mayTokenCall(line, [...tokenRoles])).toBe(false);
});

test("a token is shown once, stored as a hash, and lists its last use", async () => {
  const { made, list, status, pool, me, auditLines } = await withTokens();
  const token = await made(["researcher"]);
  expect(token).toMatch(/^hpvq_[\w-]{43}$/);
  expect(await list()).toMatchObject([
    { name: "Script", owner: me.name, isOwn: true, lastused: null },
  ]);
  expect(await status(token)).toBe(200);
  const [one] = await list();
  expect(Date.parse(one.lastused)).toBeGreaterThan(Date.now() - 60_000);
  const days = (Date.parse(one.expires) - Date.parse(one.created)) / 86_400_000;
  expect(Math.round(days)).toBe(90);
  const { rows } = await pool.query("SELECT api_tokens::text FROM api_tokens");
  expect(JSON.stringify([rows, await auditLines()])).not.toContain(
    token.slice(5),
  );
  expect(await auditLines()).toContainEqual(
    expect.objectContaining({ event: "token_made", about: "Script" }),
  );
});

test("a token ends when it expires, is revoked, or its owner is deleted", async () => {
  const { made, status, list, call, pool, ...app } = await withTokens();
  const other = await createStaff(app, ["researcher"]);
  const [first, second, third] = [
    await made(["researcher"], other.token),
    await made(["researcher"], other.token),
    await made(["researcher"]),
  ];
  await pool.query(
    "UPDATE api_tokens SET expires = now() WHERE hash = sha256($1)",
    [third],
  );
  expect(await status(third)).toBe(401);
  const [{ _id }] = await list(other.token);
  expect(await status(first)).toBe(200);
  const end = (id: string, as?: string) =>
    call(`DELETE /api/account/tokens/${id}`, undefined, as);
  expect((await end(_id, other.token)).statusCode).toBe(204);
  expect(await status(first)).toBe(401);
  const foreign = (await list()).find((each: { isOwn: boolean }) => each.isOwn);
  expect((await end(foreign._id, other.token)).statusCode).toBe(404);
  await call(`DELETE /api/users/${other._id}`);
  expect(await status(second)).toBe(401);
});

test("a role removed from the owner is removed from the token at once", async () => {
  const { made, status, pool, ...app } = await withTokens();
  const other = await createStaff(app, ["researcher", "editor"]);
  const token = await made(["researcher", "editor"], other.token);
  await pool.query("UPDATE users SET roles = '{editor}' WHERE _id = $1", [
    other._id,
  ]);
  expect(await status(token)).toBe(403);
  expect(await status(token, "GET /api/questions/all")).toBe(200);
});

test("a token has only roles of its owner, needs a recent sign-in, and a user can have a limited number of them", async () => {
  const { make, pool, ...app } = await withTokens();
  const other = await createStaff(app, ["researcher"]);
  const refused = async (body: object, as?: string) => {
    const reply = await make(body, as);
    return [reply.statusCode, reply.json().errors[0].code];
  };
  expect(await refused({ roles: ["editor"] }, other.token)).toEqual([
    403,
    "role_needed",
  ]);
  for (const body of [
    { roles: ["admin"] },
    { roles: [] },
    { roles: ["editor", "editor"] },
    { roles: ["editor"], days: 366 },
    { roles: ["editor"], days: 0 },
    { roles: ["editor"], name: "a\nb" },
  ])
    expect((await make(body)).statusCode, JSON.stringify(body)).toBe(400);
  const all = await Promise.all(
    Array.from({ length: 25 }, () => make({ roles: ["editor"] })),
  );
  expect(all.filter((each) => each.statusCode === 200)).toHaveLength(20);
  expect(await refused({ roles: ["editor"] })).toEqual([409, "list_full"]);
  await pool.query("UPDATE sessions SET created = now() - interval '1 hour'");
  expect(await refused({ roles: ["editor"] })).toEqual([
    403,
    "reauth_required",
  ]);
});

test("a token is rate-limited without affecting its owner", async () => {
  const { made, status, token: session } = await withTokens("0.002");
  const token = await made(["editor"]);
  const line = "GET /api/questions/all";
  expect([await status(token, line), await status(token, line)]).toEqual([
    200, 200,
  ]);
  expect(await status(token, line)).toBe(429);
  expect(await status(session, line)).toBe(200);
});
