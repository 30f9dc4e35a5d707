import { describe, expect, test, vi } from "vitest";
import { staffPassword } from "#server/testing/test-app.ts";
import {
  createWithLinks,
  newPassword,
  withLink,
} from "#server/testing/staff/staff-links.ts";
import { secretIn } from "#server/testing/stand-ins/smtp.ts";
import { whoIs } from "#server/testing/staff/users.ts";

type App = Awaited<ReturnType<typeof createWithLinks>>;

const codeOf = (reply: { json: () => { errors: { code: string }[] } }) =>
  reply.json().errors[0]?.code;
const forget = (app: App, email: string) =>
  app.post("forgotten-password", { email });
const withMail = () => createWithLinks({ mail: true });

describe("a forgotten password", () => {
  test("is reset with a mailed link, which ends all sessions and notifies the owner", async () => {
    const app = await withMail();
    expect((await forget(app, app.me.email)).statusCode).toBe(204);
    const letter = await app.nextLetter();
    expect(letter.to).toBe(app.me.email);
    const link = secretIn(letter.content);
    expect(await app.read(link)).toMatchObject({
      purpose: "password",
      email: app.me.email,
    });
    await app.call("POST /api/account/tokens", {
      name: "Script",
      roles: ["editor"],
    });
    const reply = await app.renew(link);
    expect(reply.statusCode).toBe(204);
    expect(await whoIs(app, app.token)).toBe(401);
    const left = await app.pool.query("SELECT FROM api_tokens");
    expect(left.rows).toEqual([]);
    const old = await app.signIn(app.me.email, staffPassword);
    expect(old.statusCode).toBe(401);
    const other = await app.signIn(app.me.email, newPassword);
    expect(other.statusCode).toBe(200);
    const { rows } = await app.pool.query(
      `SELECT "to", body FROM messages WHERE kind = 'mail'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].to).toBe(app.me.email);
    expect(rows[0].body).toContain("was changed");
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  test("gets the same reply for known and unknown addresses, but mail only for known ones", async () => {
    const app = await withMail();
    const nobody = "nobody@clinic.example";
    const unknown = await forget(app, nobody);
    const knownReply = await forget(app, app.me.email);
    expect([unknown.statusCode, unknown.body]).toEqual([204, ""]);
    expect([knownReply.statusCode, knownReply.body]).toEqual([204, ""]);
    const plain = (headers: object) =>
      Object.keys(headers).filter((name) => name !== "date");
    expect(plain(knownReply.headers)).toEqual(plain(unknown.headers));
    await app.nextLetter();
    expect(app.letters().map(({ to }) => to)).toEqual([app.me.email]);
    const { rows } = await app.pool.query("SELECT 1 FROM messages");
    expect(rows).toEqual([]);
  });

  test("runs the same database statements for known and unknown addresses", async () => {
    const app = await withMail();
    const statements: string[] = [];
    const patched = new WeakSet<object>();
    app.pool.on("acquire", (client) => {
      if (patched.has(client)) return;
      patched.add(client);
      const query = client.query.bind(client) as (...given: unknown[]) => void;
      vi.spyOn(client, "query").mockImplementation((...given: unknown[]) => {
        const [statement] = given as [string | { text: string }];
        statements.push(
          typeof statement === "string" ? statement : statement.text,
        );
        return query(...given);
      });
    });
    const stepsFor = async (email: string) => {
      statements.length = 0;
      await forget(app, email);
      // The queue maintains its own tables at any time.
      return statements.filter((statement) => !statement.includes("pgboss."));
    };
    await stepsFor("first@clinic.example");
    const unknown = await stepsFor("nobody@clinic.example");
    expect(unknown).toContain("commit");
    expect(await stepsFor(app.me.email)).toEqual(unknown);
  });

  test("is limited per address, known or not, and per network", async () => {
    const app = await createWithLinks({
      mail: true,
      env: { RATE_LIMIT_SCALE: "1" },
    });
    for (const email of [app.me.email, "nobody@clinic.example"]) {
      const statuses = [];
      for (let time = 0; time < 6; time += 1)
        statuses.push((await forget(app, email)).statusCode);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
    const more = [];
    for (let time = 0; time < 9; time += 1)
      more.push((await forget(app, `n${time}@clinic.example`)).statusCode);
    expect(more.slice(-1)).toEqual([429]);
  });

  test("creates no link if mail is not configured, and the rules say so", async () => {
    const app = await createWithLinks();
    const rules = await app.ask("GET /api/password-rules");
    expect(rules.json()).toEqual({ least: 12, mail: false });
    expect((await forget(app, app.me.email)).statusCode).toBe(204);
    const { rows } = await app.pool.query("SELECT 1 FROM account_links");
    expect(rows).toEqual([]);
  });

  test("keeps two-step verification: the new password alone opens no session", async () => {
    const app = await withLink();
    await app.pool.query(
      `INSERT INTO authenticators ("user", key, since) VALUES ($1, '\\x00', now())`,
      [app.other._id],
    );
    expect((await app.renew(app.link)).statusCode).toBe(204);
    const reply = await app.signIn(app.other.email, newPassword);
    expect(reply.json()).toMatchObject({ next: "code" });
    expect(reply.json()).not.toHaveProperty("token");
  });

  test("ends pending sign-ins", async () => {
    const app = await withLink();
    const secondStepFrom = "2020-01-01";
    await app.call("PUT /api/sign-in-rules", { secondStepFrom });
    const { proof } = (await app.signIn(app.other.email, staffPassword)).json();
    expect(await whoIs(app, proof)).toBe(401);
    expect(await app.statusOf(proof)).toBe(403);
    await app.renew(app.link);
    const key = await app.ask("POST /api/auth/second/key", { body: { proof } });
    expect(codeOf(key)).toBe("sign_in_too_slow");
  });
});
