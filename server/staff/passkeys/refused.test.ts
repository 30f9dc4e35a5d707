import { describe, expect, test } from "vitest";
import { openSession } from "#server/staff/auth/sign-in.ts";
import {
  codeIn,
  createWithPasskey,
  origin,
} from "#server/testing/staff/passkeys.ts";
import { createKey } from "#server/testing/staff/software-key.ts";
import { createStaff, nowhere } from "#server/testing/test-app.ts";

describe("a signed challenge is refused", () => {
  test("each time it is sent again after it was used", async () => {
    const app = await createWithPasskey();
    // Passkeys of phones have no counter.
    const phone = createKey();
    const how = { origin, counter: 0 };
    await app.add(phone.make(await app.offer(), how));
    const good = phone.use(await app.askToSignIn(), how);
    expect((await app.signInBy(good)).statusCode).toBe(200);
    const codes = new Set<string | undefined>();
    for (let round = 0; round < 10; round += 1) {
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => app.signInBy(good)),
      );
      for (const reply of replies) codes.add(codeIn(reply));
    }
    expect([...codes]).toEqual(["passkey_too_slow"]);
  });

  test("nine times if it is sent ten times simultaneously, in ten rounds", async () => {
    const app = await createWithPasskey();
    for (let round = 0; round < 10; round += 1) {
      const use = app.key.use(await app.askToSignIn(), { origin });
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => app.signInBy(use)),
      );
      const opened = replies.filter(({ statusCode }) => statusCode === 200);
      expect(opened).toHaveLength(1);
    }
  });

  test("for another purpose or pending sign-in, and after five minutes", async () => {
    const app = await createWithPasskey();
    const { proof } = await app.halfway();
    const { proof: other } = await app.halfway();
    const use = (options: { challenge: string }) =>
      app.key.use(options, { origin });
    const replies = [
      await app.signInBy(use(await app.offer())),
      await app.signInBy(use(await app.askSecond(proof))),
      await app.secondBy(proof, use(await app.askToSignIn())),
      await app.secondBy(proof, use(await app.askSecond(other))),
    ];
    const late = use(await app.askToSignIn());
    await app.pool.query(
      "UPDATE passkey_challenges SET created = now() - interval '5 minutes 1 second'",
    );
    replies.push(await app.signInBy(late));
    for (const reply of replies) expect(codeIn(reply)).toBe("passkey_too_slow");
  });

  test("after the correct password of another user", async () => {
    const app = await createWithPasskey();
    const other = await createStaff(app, ["editor"]);
    const token = await openSession(app.db, other._id, nowhere);
    const second = createKey();
    await app.add(second.make(await app.offer(token), { origin }), token);
    const { proof } = await app.halfway(other.email);
    const use = app.key.use(await app.askSecond(proof), { origin });
    expect(codeIn(await app.secondBy(proof, use))).toBe("passkey_of_other");
    const body = {
      credential: app.key.use(await app.askToSignIn(), { origin }),
      email: other.email,
    };
    const reply = await app.ask("POST /api/auth/passkey", { body });
    expect(codeIn(reply)).toBe("passkey_of_other");
  });

  test.each([
    ["at another origin", { origin: "https://evil.example" }],
    ["at another port", { origin: `${origin}:8443` }],
    ["for another host", { origin, host: "evil.example" }],
  ])("%s", async (_, how) => {
    const app = await createWithPasskey();
    const use = app.key.use(await app.askToSignIn(), how);
    expect(codeIn(await app.signInBy(use))).toBe("wrong_passkey");
  });

  test("if signed by another key or for another user", async () => {
    const app = await createWithPasskey();
    const { id, rawId } = app.key.use({ challenge: "-" }, { origin });
    const forged = createKey().use(await app.askToSignIn(), { origin });
    const reply = await app.signInBy({ ...forged, id, rawId });
    expect(codeIn(reply)).toBe("wrong_passkey");
    const options = await app.askToSignIn();
    const use = app.key.use(options, { origin }, "c29tZWJvZHk");
    expect(codeIn(await app.signInBy(use))).toBe("wrong_passkey");
  });

  test("if its counter did not increase, which is logged and mailed", async () => {
    const app = await createWithPasskey({
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "desk@clinic.example",
    });
    const signInAt = async (counter: number) => {
      const options = await app.askToSignIn();
      return app.signInBy(app.key.use(options, { origin, counter }));
    };
    expect((await signInAt(7)).statusCode).toBe(200);
    for (const counter of [7, 6, 0])
      expect(codeIn(await signInAt(counter))).toBe("passkey_copied");
    expect((await signInAt(8)).statusCode).toBe(200);
    const events = (await app.auditLines()).map(({ event }) => event);
    expect(events.filter((each) => each === "passkey_copied")).toHaveLength(3);
    const { rows } = await app.pool.query(
      "SELECT FROM messages WHERE subject LIKE '%passkey refused'",
    );
    expect(rows).toHaveLength(3);
  });

  test("and then counts against the network like a wrong code", async () => {
    const app = await createWithPasskey({ RATE_LIMIT_SCALE: "1" });
    const how = { origin: "https://evil.example" };
    await app.signInBy(app.key.use(await app.askToSignIn(), how));
    const counted =
      await app.limits.sign_in_failures_of_network.find("127.0.0.1");
    expect(counted?.points).toBe(1);
    const failed = (await app.auditLines()).filter(
      ({ event }) => event === "second_step_failed",
    );
    expect(failed).toMatchObject([{ user: app.me._id }]);
  });
});
