import { describe, expect, test } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";

const signIn = "POST /api/auth";
const json = { "content-type": "application/json" };

describe("an invalid request", () => {
  test.each([
    ["broken JSON", { headers: json, body: "{" }, 400, "malformed"],
    ["an empty body", { headers: json, body: "" }, 400, "malformed"],
    [
      "a prototype key",
      { headers: json, body: '{"__proto__":{"x":1}}' },
      400,
      "malformed",
    ],
    ["null", { headers: json, body: "null" }, 400, "invalid"],
    [
      "plain text",
      { headers: { "content-type": "text/plain" }, body: "x" },
      415,
      "unsupported_request",
    ],
    [
      "a form",
      {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "a=b",
      },
      415,
      "unsupported_request",
    ],
    [
      "65 kilobytes",
      { headers: json, body: JSON.stringify({ email: "x".repeat(66_000) }) },
      413,
      "request_too_large",
    ],
    [
      "a foreign site",
      { headers: { ...json, "sec-fetch-site": "cross-site" }, body: "{}" },
      403,
      "forbidden",
    ],
  ])("%s is refused", async (_name, given, status, code) => {
    const { ask } = await createTestApp();
    const reply = await ask(signIn, given);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().errors[0].code).toBe(code);
  });

  test.each([
    "/api/nothing",
    "/api/",
    "/api/users/short",
    "/api/questions/pos/0",
    "/api/questions/pos/1e9",
  ])("%s returns only a refusal", async (path) => {
    const { ask } = await createTestApp();
    const reply = await ask(`GET ${path}`);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(Object.keys(reply.json())).toEqual(["errors"]);
  });

  test("an internal error returns a neutral sentence", async () => {
    const { ask, pool } = await createTestApp();
    await pool.query("DROP TABLE settings");
    const reply = await ask("GET /api/settings");
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      errors: [{ code: "internal", msg: "Something went wrong on our side." }],
      request: reply.headers["x-request-id"],
    });
  });

  test("answers 429 to the 6001st request per minute from a network, but not to other networks", async () => {
    const { app } = await createTestApp({ RATE_LIMIT_SCALE: "0.001" });
    const ask = (remoteAddress: string) =>
      app.inject({ url: "/healthz", remoteAddress });
    for (let count = 0; count < 6; count += 1) await ask("127.0.0.9");
    const reply = await ask("127.0.0.9");
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask("127.0.0.10")).statusCode).toBe(200);
  });

  test("ignores a forged forwarding header unless a proxy is trusted", async () => {
    const { app } = await createTestApp({ RATE_LIMIT_SCALE: "0.001" });
    const codes: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const headers = { "x-forwarded-for": `10.0.0.${count}` };
      codes.push((await app.inject({ url: "/healthz", headers })).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });
});

describe("every answer", () => {
  test.each([
    "/",
    "/api/settings",
    "/api/nothing",
    "/healthz",
    "/no/such/page",
  ])("of %s has security headers", async (path) => {
    const { ask } = await createTestApp();
    const { headers } = await ask(`GET ${path}`);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["content-security-policy"]).toContain(
      "frame-ancestors 'none'",
    );
    expect(headers["content-security-policy"]).not.toContain(
      "script-src 'unsafe-inline'",
    );
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  test("enforces https only if the site uses it", async () => {
    const plain = await createTestApp();
    expect((await plain.ask("GET /")).headers).not.toHaveProperty(
      "strict-transport-security",
    );
    const secure = await createTestApp({ PUBLIC_URL: "https://quiz.example" });
    const { headers } = await secure.ask("GET /");
    expect(headers["strict-transport-security"]).toContain("max-age=31536000");
    expect(headers["content-security-policy"]).toContain(
      "upgrade-insecure-requests",
    );
  });
});
