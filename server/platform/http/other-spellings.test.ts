import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { refusalBody } from "#shared/contract/errors.ts";
import { newId } from "#server/platform/ids.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const id = newId();

describe("a private URL in any spelling", () => {
  test.each([`/api/contacts/${id}`, `/%61pi/contacts/${id}`])(
    "%s is answered with no-store",
    async (path) => {
      const { ask, pool } = await createTestApp();
      await pool.query(
        "INSERT INTO contacts (_id, name, phone) VALUES ($1, 'Ana', '+12015550123')",
        [id],
      );
      const reply = await ask(`GET ${path}`);
      expect(reply.json()).toMatchObject({ name: "Ana" });
      expect(reply.headers["cache-control"]).toBe("no-store");
      expect(reply.headers["x-robots-tag"]).toBe("noindex, nofollow");
      expect(reply.headers["content-security-policy"]).toContain(
        "default-src 'none'",
      );
    },
  );

  test.each([
    `/results/${id}`,
    `/%72esults/${id}`,
    `/Results/${id}`,
    `/results/${id}/sms-share`,
    `//results/${id}`,
    `/x/%2e%2e/results/${id}`,
    `/${id}`,
    `/${id}/`,
    `/%${id.charCodeAt(0).toString(16)}${id.slice(1)}`,
    `/quiz/${id}`,
    `/QUIZ/${id}`,
    `/rank/${id}`,
    "/dashboard/contents",
  ])("%s returns a page that is neither cached nor indexed", async (path) => {
    const { ask } = await createTestApp();
    const { headers } = await ask(`GET ${path}`);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
  });

  test.each(["/", "/quiz", "/concerns", "/aboutus", "/contact", "/login"])(
    "%s stays indexable",
    async (path) => {
      const { ask } = await createTestApp();
      const { headers } = await ask(`GET ${path}`);
      expect(headers["cache-control"]).toBe("private, no-cache");
      expect(headers).not.toHaveProperty("x-robots-tag");
    },
  );

  test.each([
    "/api/nothing",
    "/%61pi/nothing",
    "//api/nothing",
    "/%61ssets/x.js",
  ])("%s returns no page", async (path) => {
    const { ask } = await createTestApp();
    const reply = await ask(`GET ${path}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().errors[0].code).toBe("not_found");
  });
});

describe("an invalid URL", () => {
  const unreadable: [string, number, string][] = [
    ["GET /%ff", 400, "malformed"],
    ["PUT /api/%", 400, "malformed"],
    [`DELETE /api/results/${"1".repeat(65)}`, 414, "address_too_long"],
    [`GET /${"1".repeat(2048)}`, 414, "address_too_long"],
  ];

  test.each(unreadable)(
    "%s gets a refusal in the usual format",
    async (line, status, code) => {
      const { ask } = await createTestApp();
      const reply = await ask(line);
      expect(reply.statusCode).toBe(status);
      expect(refusalBody.parse(reply.json()).errors[0]?.code).toBe(code);
      expect(reply.body).not.toContain("FST_");
      expect(reply.headers).toMatchObject({
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "content-security-policy":
          expect.stringContaining("default-src 'none'"),
      });
    },
  );

  test("counts toward the request limit", async () => {
    const { ask } = await createTestApp({ RATE_LIMIT_SCALE: "0.001" });
    for (let count = 0; count < 6; count += 1)
      expect((await ask("GET /%ff")).statusCode).toBe(400);
    const reply = await ask("GET /%ff");
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("malformed HTTP", () => {
  async function send(lines: string[]) {
    const { app } = await createTestApp();
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const line = connect(port, "127.0.0.1");
    await once(line, "connect");
    line.write(`${lines.join("\r\n")}\r\n\r\n`);
    const heard = await text(line);
    const [head = "", body = ""] = heard.split("\r\n\r\n");
    return {
      head: head.toLowerCase(),
      body: refusalBody.parse(JSON.parse(body)),
    };
  }
  const close = "Connection: close";

  test("refuses two Host headers", async () => {
    const { head, body } = await send([
      "GET /healthz HTTP/1.1",
      "Host: a",
      "host: b",
      close,
    ]);
    expect(head).toMatch(/^http\/1\.1 400 /);
    expect(body.errors[0]?.code).toBe("malformed");
  });

  test("disconnects a client that does not read for half a minute", async () => {
    const { app } = await createTestApp();
    // If part of the answer can still be sent, Node waits for a second timeout.
    expect(2 * app.server.timeout).toBeLessThanOrEqual(30_000);
  });

  test.each([
    ["no HTTP at all", ["hello"], 400, "malformed"],
    [
      "two lengths",
      [
        "POST /api/auth HTTP/1.1",
        "Host: a",
        "Content-Length: 1",
        "Content-Length: 2",
      ],
      400,
      "malformed",
    ],
    [
      "headers without an end",
      ["GET / HTTP/1.1", "Host: a", `x: ${"x".repeat(17_000)}`],
      431,
      "request_too_large",
    ],
  ])(
    "%s gets a refusal in the usual format",
    async (_name, lines, status, code) => {
      const { head, body } = await send(lines);
      expect(head).toMatch(new RegExp(`^http/1\\.1 ${status} `));
      expect(head).toContain("x-content-type-options: nosniff");
      expect(head).toContain("cache-control: no-store");
      expect(body.errors[0]?.code).toBe(code);
    },
  );
});
