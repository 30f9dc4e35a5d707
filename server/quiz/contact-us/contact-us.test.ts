import { describe, expect, test } from "vitest";
import {
  createContactUs,
  letter,
  solved,
} from "#server/testing/visitor/contact-us.ts";
import { createAdmin } from "#server/testing/test-app.ts";

describe("the contact form", () => {
  test("stores the message as an email that staff can read", async () => {
    const testApp = await createContactUs({
      CONTACT_US_TO: "desk@clinic.example",
    });
    await testApp.pool.query(
      `INSERT INTO settings (section, content) VALUES ('main', '{"sitename": "Ask About HPV"}')`,
    );
    const reply = await testApp.write({ altcha: await solved(testApp) });
    expect(reply.statusCode).toBe(204);
    expect(await testApp.mails()).toMatchObject([
      {
        kind: "mail",
        to: "desk@clinic.example",
        replyto: "maria@family.example",
        subject: "Ask About HPV: message from María Núñez",
        state: "kept",
      },
    ]);
    const { token } = await createAdmin(testApp);
    const [mail] = (await testApp.ask("GET /api/messages", { token })).json();
    expect(mail).toMatchObject({
      kind: "mail",
      to: "desk@clinic.example",
      body: "María Núñez <maria@family.example>\n\nWhen is the next visit?\nThank you.",
    });
  });

  test("sends a message once if the phone repeats it from another network", async () => {
    const testApp = await createContactUs();
    const payload = { ...letter, altcha: await solved(testApp) };
    for (const remoteAddress of ["127.0.0.3", "2001:db8::1"]) {
      const { statusCode } = await testApp.app.inject({
        method: "POST",
        url: "/api/contact",
        remoteAddress,
        headers: { "idempotency-key": "0b9d3f0e-2c64-4a4b-9b1f-4f6f4b0f6a51" },
        payload,
      });
      expect(statusCode, remoteAddress).toBe(204);
    }
    expect(await testApp.mails()).toHaveLength(1);
  });

  test("needs no check when checks are disabled", async () => {
    const { write, mails } = await createContactUs({ HUMAN_CHECK: "off" });
    expect((await write()).statusCode).toBe(204);
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    [{ name: "Eve\r\nBcc: all@clinic.example" }, "name"],
    [{ name: "Eve\u2028\u0007" }, "name"],
    [{ name: " " }, "name"],
    [{ email: "eve@x.example\r\nBcc: all@clinic.example" }, "email"],
    [{ email: "eve@x.example,all@clinic.example" }, "email"],
    [{ email: '"Eve" <eve@x.example>' }, "email"],
    [{ email: "no address" }, "email"],
    [{ message: "" }, "message"],
    [{ message: "x".repeat(4001) }, "message"],
    [{ to: "all@clinic.example" }, "to"],
  ])("refuses %j", async (change, field) => {
    const { write, mails } = await createContactUs({ HUMAN_CHECK: "off" });
    const reply = await write(change);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe(field);
    expect(await mails()).toEqual([]);
  });

  test("accepts five messages per hour from a network and fifty per day in total", async () => {
    const { app, mails } = await createContactUs({
      HUMAN_CHECK: "off",
      RATE_LIMIT_SCALE: "1",
    });
    const codes: number[] = [];
    for (let count = 0; count < 66; count += 1) {
      const { statusCode } = await app.inject({
        method: "POST",
        url: "/api/contact",
        remoteAddress: `127.0.1.${Math.floor(count / 6)}`,
        payload: letter,
      });
      codes.push(statusCode);
    }
    expect(codes.slice(0, 7)).toEqual([204, 204, 204, 204, 204, 429, 204]);
    expect(codes.slice(60)).toEqual(Array(6).fill(429));
    expect(await mails()).toHaveLength(50);
  });
});
