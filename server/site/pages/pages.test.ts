import { describe, expect, test, vi } from "vitest";
import { listen } from "#server/platform/db/listen.ts";
import { site, telling } from "#server/testing/pages/telling-pages.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

describe("the language of a page", () => {
  test.each([
    ["/", {}, "en"],
    ["/", { "accept-language": "es-MX,en;q=0.5" }, "es"],
    ["/", { "accept-language": "es", cookie: "a=b; lang=en" }, "en"],
    ["/?lang=es", { cookie: "lang=en" }, "es"],
    ["/?lang=de", { cookie: "lang=klingon" }, "en"],
  ])("of %s with %j is %s", async (path, headers, language) => {
    const { ask } = await site();
    expect((await ask(`GET ${path}`, { headers })).body).toContain(
      `lang="${language}"`,
    );
  });

  test("is stored when a link requests it", async () => {
    const { ask } = await site();
    const { headers } = await ask("GET /?lang=es");
    expect(headers["set-cookie"]).toBe(
      "lang=es; Path=/; Max-Age=31536000; SameSite=Lax",
    );
    expect((await ask("GET /")).headers).not.toHaveProperty("set-cookie");
  });
});

describe("a public page", () => {
  test("is rendered once per language, with many concurrent requests", async () => {
    const { ask, pages } = await site();
    const spanish = { headers: { "accept-language": "es" } };
    await Promise.all(Array.from({ length: 20 }, () => ask("GET /")));
    await ask("GET /", spanish);
    await ask("GET /", spanish);
    expect(pages.render).toHaveBeenCalledTimes(2);
  });

  test("is compressed as the browser accepts, and 304 if unchanged", async () => {
    const { ask } = await site();
    const plain = await ask("GET /");
    const brotli = await ask("GET /", {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(plain.headers).not.toHaveProperty("content-encoding");
    const etag = String(plain.headers["etag"]);
    const again = await ask("GET /", { headers: { "if-none-match": etag } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });

  test.each([
    ["gzip, deflate, br", "br"],
    ["br;q=0", undefined],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=1, br;q=0.2", "gzip"],
    ["BR", "br"],
    ["*", "br"],
    ["identity, br;q=0.5", undefined],
    ["zstd, brotli", undefined],
    ["", undefined],
  ])("accepted as %j comes as %s", async (accepted, encoding) => {
    const { ask } = await site();
    const headers = { "accept-encoding": accepted };
    const reply = await ask("GET /", { headers });
    expect(reply.headers["content-encoding"]).toBe(encoding);
    expect(reply.headers.vary).toContain("accept-encoding");
  });

  test("shows texts saved a moment ago", async () => {
    const app = await site();
    await app.ask("GET /");
    const { token } = await createAdmin(app);
    await app.ask("PUT /api/settings", {
      token,
      body: { main: { sitename: "Changed" } },
    });
    expect((await app.ask("GET /")).body).toContain("Changed");
  });

  test("shows them on another instance once the database has notified it", async () => {
    const app = await site();
    const other = await createTestApp({}, telling(), app.database);
    const silent = { warn: () => {} };
    const listening = vi.fn((is: boolean) => other.cache.trust(is));
    const hears = {
      onNotify: () => other.cache.drop(),
      onListening: listening,
    };
    const ear = listen(app.database.target, "content_changed", hears, silent);
    await vi.waitFor(
      () => expect(listening).toHaveBeenLastCalledWith(true),
      20_000,
    );
    await other.ask("GET /");
    const { token } = await createAdmin(app);
    await app.ask("PUT /api/settings", {
      token,
      body: { main: { sitename: "Changed" } },
    });
    await vi.waitFor(
      async () => expect((await other.ask("GET /")).body).toContain("Changed"),
      20_000,
    );
    await ear.stop();
  });
});

describe("a page that is personal or missing", () => {
  test.each([`/results/${"a".repeat(22)}/`, "/dashboard", "/nothing"])(
    "%s is never stored, and rendered on each request",
    async (path) => {
      const { ask, pages } = await site();
      await ask(`GET ${path}`);
      const { headers } = await ask(`GET ${path}`);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
      expect(pages.render).toHaveBeenCalledTimes(2);
    },
  );

  test("for an unknown concern is not cached", async () => {
    const { ask, pages } = await site();
    const path = `/concerns/${"z".repeat(22)}`;
    await ask(`GET ${path}`);
    expect((await ask(`GET ${path}`)).statusCode).toBe(404);
    expect(pages.render).toHaveBeenCalledTimes(2);
  });

  test("a failing page does not affect other requests", async () => {
    const { ask, pages } = await site();
    pages.render.mockRejectedValueOnce(new Error("broken"));
    expect((await ask("GET /")).statusCode).toBe(500);
    expect((await ask("GET /")).statusCode).toBe(200);
  });
});
