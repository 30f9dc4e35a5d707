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
    const test = await createContactUs();
    const altcha = await solved(test);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => test.write({ altcha })),
    );
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([
      204,
      ...Array<number>(19).fill(400),
    ]);
    expect((await test.write({ altcha })).json().errors[0].code).toBe(
      "human_check_failed",
    );
    expect(await test.mails()).toHaveLength(1);
  });

  test("accepts a repeat of the same call", async () => {
    const test = await createContactUs();
    const altcha = await solved(test);
    const headers = { "idempotency-key": "one" };
    const write = () => test.write({ altcha }, headers);
    const replies = await Promise.all([write(), write(), write()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([
      204, 204, 204,
    ]);
    expect(await test.mails()).toHaveLength(1);
  });

  test("is not used up when the message cannot be stored", async () => {
    const test = await createContactUs();
    const altcha = await solved(test);
    await test.pool.query("ALTER TABLE messages RENAME TO away");
    expect((await test.write({ altcha })).statusCode).toBe(500);
    await test.pool.query("ALTER TABLE away RENAME TO messages");
    expect((await test.write({ altcha })).statusCode).toBe(204);
  });

  test.each<[string, (test: TestApp) => Promise<string>]>([
    [
      "expired",
      (test) => signed(test, { expiresAt: new Date(Date.now() - 2000) }),
    ],
    [
      "for another purpose",
      (test) => signed(test, { data: { purpose: "sms" } }),
    ],
    ["without an expiry", (test) => signed(test, { expiresAt: undefined })],
    [
      "signed with another secret",
      (test) => signed(test, { hmacSignatureSecret: "x" }),
    ],
    [
      "not signed",
      (test) =>
        signed(test, {
          hmacSignatureSecret: undefined,
          hmacKeySignatureSecret: undefined,
        }),
    ],
    ["not base64", async () => "%%%"],
    ["not JSON", async () => btoa("hello")],
    ["null", async () => btoa("null")],
    ["a list", async () => btoa("[]")],
  ])("refuses a solution that is %s", async (_name, make) => {
    const test = await createContactUs();
    const reply = await test.write({ altcha: await make(test) });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].code).toBe("human_check_failed");
  });

  test("refuses changed and unsolved challenges", async () => {
    const test = await createContactUs();
    const good = JSON.parse(atob(await solved(test)));
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
      expect((await test.write({ altcha })).statusCode).toBe(400);
    }
    const altcha = btoa(JSON.stringify(good));
    expect((await test.write({ altcha })).statusCode).toBe(204);
  });

  test("is signed with a secret shared by all instances", async () => {
    const test = await createContactUs();
    const secrets = await Promise.all(
      Array.from({ length: 5 }, () => findSecret(test.db, "human check")),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThan(40);
  });
});
