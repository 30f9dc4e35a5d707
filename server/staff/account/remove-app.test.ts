import { describe, expect, test } from "vitest";
import { codeIn, createWithPasskey } from "#server/testing/staff/passkeys.ts";
import { appCode, createWithStep } from "#server/testing/staff/two-step.ts";

const base = "/api/account/second-step";

describe("removing an authenticator app", () => {
  test("leaves passkeys and recovery codes", async () => {
    const app = await createWithPasskey();
    const { key } = (await app.call(`POST ${base}/key`)).json();
    await app.call(`POST ${base}/confirm`, { code: await appCode(key) });
    const removed = await app.call(`DELETE ${base}/app`);
    expect(removed.statusCode).toBe(204);
    expect((await app.call(`GET ${base}`)).json()).toMatchObject({
      isOn: true,
      since: null,
      codesLeft: 10,
    });
    expect(await app.listed()).toHaveLength(1);
    expect((await app.call(`DELETE ${base}/app`)).statusCode).toBe(404);
  });

  test("keeps two-step verification if all passkeys belong to a former host name", async () => {
    const app = await createWithPasskey();
    const { key } = (await app.call(`POST ${base}/key`)).json();
    await app.call(`POST ${base}/confirm`, { code: await appCode(key) });
    await app.pool.query("UPDATE passkeys SET host = 'old.clinic.example'");
    expect(codeIn(await app.call(`DELETE ${base}/app`))).toBe(
      "passkey_elsewhere",
    );
    expect((await app.call(`GET ${base}`)).json().since).not.toBeNull();
  });

  test("turns off two-step verification if there is no passkey, unless it is required", async () => {
    const app = await createWithStep();
    const rules = "PUT /api/sign-in-rules";
    await app.call(rules, { secondStepFrom: "2020-01-01" });
    const refused = await app.call(`DELETE ${base}/app`);
    expect(codeIn(refused)).toBe("second_step_required");
    await app.call(rules, { secondStepFrom: null });
    expect((await app.call(`DELETE ${base}/app`)).statusCode).toBe(204);
    expect((await app.call(`GET ${base}`)).json()).toMatchObject({
      isOn: false,
      codesLeft: 0,
    });
  });
});
