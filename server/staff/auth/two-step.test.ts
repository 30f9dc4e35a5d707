import { describe, expect, test } from "vitest";
import { endpoints } from "#shared/contract/index.ts";
import { resetAdmin } from "#server/staff/auth/set-up.ts";
import {
  appCode,
  createWithStep,
  withinOneStep,
} from "#server/testing/staff/two-step.ts";
import { staffPassword } from "#server/testing/test-app.ts";
import { whoIs } from "#server/testing/staff/users.ts";

type Answer = { json: () => { errors: { code: string }[] } };
const codeIn = (reply: Answer) => reply.json().errors[0]?.code;

describe("signing in with two-step verification", () => {
  test("returns a token only after both password and code", async () => {
    const app = await createWithStep();
    const half = await app.halfway();
    expect(Object.keys(half).toSorted()).toEqual(["by", "next", "proof"]);
    expect(half.next).toBe("code");
    const code = await appCode(app.key);
    const reply = await app.second(
      half.proof,
      ` ${code.slice(0, 3)} ${code.slice(3)}`,
    );
    expect(reply.statusCode).toBe(200);
    expect(await whoIs(app, reply.json().token)).toBe(200);
  });

  test("does not accept the proof as a token for any call", async () => {
    const app = await createWithStep();
    const { proof } = await app.halfway();
    for (const { line, method, path, access } of endpoints) {
      if (access !== "staff") continue;
      const address = path.replace(":id", "1".repeat(22));
      const reply = await app.ask(`${method} ${address}`, { token: proof });
      expect(reply.statusCode, line).toBe(401);
    }
  });

  test.each([-1, 0, 1])(
    "accepts a clock that is %i steps off",
    async (steps) => {
      const app = await createWithStep();
      const reply = await withinOneStep(async () => {
        const { proof } = await app.halfway();
        return app.second(proof, await appCode(app.key, steps));
      });
      expect(reply.statusCode).toBe(200);
    },
  );

  test.each([-3, 3])("refuses a clock that is %i steps off", async (steps) => {
    const app = await createWithStep();
    const { proof } = await app.halfway();
    const reply = await app.second(proof, await appCode(app.key, steps));
    expect(reply.statusCode).toBe(401);
    expect(codeIn(reply)).toBe("wrong_code");
  });

  test("accepts each code once and no earlier one, even with a hundred simultaneous attempts", async () => {
    const app = await createWithStep();
    const proofs = await Promise.all(
      Array.from({ length: 10 }, async () => (await app.halfway()).proof),
    );
    const code = await appCode(app.key);
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1)
      statuses.push(
        ...(await Promise.all(
          proofs.map(
            async (proof) => (await app.second(proof, code)).statusCode,
          ),
        )),
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const { proof } = await app.halfway();
    const before = await app.second(proof, await appCode(app.key, -1));
    expect(codeIn(before)).toBe("wrong_code");
  });

  test("accepts a proof once", async () => {
    const app = await createWithStep();
    const { proof } = await app.halfway();
    const [first, again] = app.recoveryCodes as [string, string];
    expect((await app.second(proof, first)).statusCode).toBe(200);
    expect(codeIn(await app.second(proof, again))).toBe("sign_in_too_slow");
  });

  test("accepts a proof for ten minutes, and not after the account has changed", async () => {
    const app = await createWithStep();
    const [first, second] = app.recoveryCodes as [string, string];
    const { proof: old } = await app.halfway();
    await app.pool.query(
      "UPDATE pending_sign_ins SET created = now() - interval '10 minutes 1 second'",
    );
    expect(codeIn(await app.second(old, first))).toBe("sign_in_too_slow");
    const { proof } = await app.halfway();
    await app.pool.query("UPDATE users SET password = 'another'");
    expect((await app.second(proof, second)).statusCode).toBe(401);
  });
});

describe("a recovery code", () => {
  test("works once, with any spacing and case", async () => {
    const app = await createWithStep();
    expect(app.recoveryCodes).toHaveLength(10);
    const [code = ""] = app.recoveryCodes;
    const typed = code.toUpperCase().replaceAll("-", " ");
    const first = await app.second((await app.halfway()).proof, typed);
    expect(first.statusCode).toBe(200);
    const again = await app.second((await app.halfway()).proof, code);
    expect(codeIn(again)).toBe("wrong_code");
  });

  test("works for only one of two simultaneous sign-ins", async () => {
    const app = await createWithStep();
    {
      const { recoveryCodes } = (await app.account("codes")).json();
      for (const code of recoveryCodes as string[]) {
        const [one, two] = await Promise.all([app.halfway(), app.halfway()]);
        const replies = await Promise.all([
          app.second(one.proof, code),
          app.second(two.proof, code),
        ]);
        const statuses = replies.map(({ statusCode }) => statusCode);
        expect(new Set(statuses)).toEqual(new Set([200, 401]));
      }
    }
  });

  test("is not readable in the database, and neither is the key", async () => {
    const app = await createWithStep();
    const { rows } = await app.pool.query(
      "SELECT * FROM recovery_codes, authenticators",
    );
    const stored = rows.map((row) =>
      Buffer.concat([row.hash, row.key]).toString("latin1"),
    );
    for (const code of [app.key, ...app.recoveryCodes])
      for (const each of stored) expect(each).not.toContain(code);
  });
});

describe("guessing codes", () => {
  const guess = async (app: Awaited<ReturnType<typeof createWithStep>>) => {
    const { proof } = await app.halfway();
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 25; tries += 1)
      codes.push(
        codeIn(await app.second(proof, "000000", `198.51.100.${tries}`)),
      );
    return codes;
  };

  test("is stopped after twenty tries a day, across all networks", async () => {
    const app = await createWithStep({ RATE_LIMIT_SCALE: "1" });
    const codes = await guess(app);
    expect(codes.slice(0, 20)).toEqual(Array(20).fill("wrong_code"));
    expect(codes.slice(20)).toEqual(Array(5).fill("too_many_requests"));
  });

  test("does not lock out an owner with recovery codes", async () => {
    const app = await createWithStep({ RATE_LIMIT_SCALE: "1" });
    await guess(app);
    const { proof } = await app.halfway();
    const [code = ""] = app.recoveryCodes;
    expect((await app.second(proof, code)).statusCode).toBe(200);
  });

  test("is logged and counts against the network too", async () => {
    const app = await createWithStep({ RATE_LIMIT_SCALE: "1" });
    const { proof } = await app.halfway();
    await app.second(proof, "000000", "198.51.100.7");
    const failed = (await app.auditLines()).filter(
      ({ event }) => event === "second_step_failed",
    );
    expect(failed).toMatchObject([
      { user: app.me._id, network: "198.51.100.0" },
    ]);
    const counted =
      await app.limits.sign_in_failures_of_network.find("198.51.100.7");
    expect(counted?.points).toBe(1);
  });
});

test("a locked-out user signs in with a password set on the server", async () => {
  const app = await createWithStep();
  const { email } = app.me;
  await resetAdmin(app.db, {
    email,
    password: "slow trains at dusk",
    minLength: 12,
  });
  const reply = await app.signIn(email, "slow trains at dusk");
  expect(await whoIs(app, reply.json().token)).toBe(200);
  expect((await app.signIn(email, staffPassword)).statusCode).toBe(401);
});
