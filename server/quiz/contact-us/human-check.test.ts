import { describe, expect, test } from "vitest";
import {
  createContactUs,
  signed,
  solved,
} from "#server/testing/visitor/contact-us.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { findSecret } from "#server/platform/secrets/queries.ts";

describe("the human check", () => {
  test("is required", async () => {
    const { write, mails } = await createContactUs();
    for (const more of [{}, { altcha: "" }]) {
      const reply = await write(more);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().errors[0]).toMatchObject({
        code: "human_check_needed",
        field: "altcha",
      });
    }
    expect(await mails()).toEqual([]);
  });

  test("counts once, even when one solution is sent twenty times at once", async () => {
    const app = await createContactUs();
    const altcha = await solved(app);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.write({ altcha })),
    );
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([
      204,
      ...Array<number>(19).fill(400),
    ]);
    expect((await app.write({ altcha })).json().errors[0].code).toBe(
      "human_check_failed",
    );
    expect(await app.mails()).toHaveLength(1);
  });

  test("accepts a repeat of the same call", async () => {
    const app = await createContactUs();
    const altcha = await solved(app);
    const headers = { "idempotency-key": "one" };
    const write = () => app.write({ altcha }, headers);
    const replies = await Promise.all([write(), write(), write()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([
      204, 204, 204,
    ]);
    expect(await app.mails()).toHaveLength(1);
  });

  test("is not used up when the message cannot be stored", async () => {
    const app = await createContactUs();
    const altcha = await solved(app);
    await app.pool.query("ALTER TABLE messages RENAME TO away");
    expect((await app.write({ altcha })).statusCode).toBe(500);
    await app.pool.query("ALTER TABLE away RENAME TO messages");
    expect((await app.write({ altcha })).statusCode).toBe(204);
  });

  test.each<[string, (app: TestApp) => Promise<string>]>([
    [
      "expired",
      (app) => signed(app, { expiresAt: new Date(Date.now() - 2000) }),
    ],
    ["for another purpose", (app) => signed(app, { data: { purpose: "sms" } })],
    ["without an expiry", (app) => signed(app, { expiresAt: undefined })],
    [
      "signed with another secret",
      (app) => signed(app, { hmacSignatureSecret: "x" }),
    ],
    [
      "not signed",
      (app) =>
        signed(app, {
          hmacSignatureSecret: undefined,
          hmacKeySignatureSecret: undefined,
        }),
    ],
    ["not base64", async () => "%%%"],
    ["not JSON", async () => btoa("hello")],
    ["null", async () => btoa("null")],
    ["an array", async () => btoa("[]")],
  ])("refuses a solution that is %s", async (_name, make) => {
    const app = await createContactUs();
    const reply = await app.write({ altcha: await make(app) });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].code).toBe("human_check_failed");
  });

  test("refuses changed and unsolved challenges", async () => {
    const app = await createContactUs();
    const good = JSON.parse(atob(await solved(app)));
    const { parameters } = good.challenge;
    const later = { ...parameters, expiresAt: parameters.expiresAt + 9999 };
    const easier = { ...parameters, keySignature: "00" };
    for (const bad of [
      { ...good, challenge: { ...good.challenge, parameters: later } },
      { ...good, challenge: { ...good.challenge, parameters: easier } },
      { ...good, solution: { ...good.solution, derivedKey: "00".repeat(32) } },
      { ...good, solution: {} },
    ]) {
      const altcha = btoa(JSON.stringify(bad));
      expect((await app.write({ altcha })).statusCode).toBe(400);
    }
    const altcha = btoa(JSON.stringify(good));
    expect((await app.write({ altcha })).statusCode).toBe(204);
  });

  test("is signed with a secret shared by all instances", async () => {
    const app = await createContactUs();
    const secrets = await Promise.all(
      Array.from({ length: 5 }, () => findSecret(app.db, "human check")),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThan(40);
  });
});
