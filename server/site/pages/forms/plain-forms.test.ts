import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  plainSite as site,
  cookieIn,
  sealedIn,
} from "#server/testing/pages/plain-site.ts";

describe("a posted form", () => {
  test("redirects, and stores its fields in an encrypted cookie", async () => {
    const { send, open } = await site();
    const reply = await send("/quiz", "answer=secret");
    expect(reply.statusCode).toBe(303);
    expect(reply.headers["location"]).toBe("http://localhost:3000/question/2");
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(cookieIn(reply)).toMatch(
      /^visit=[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const next = await open("/question/2", sealedIn(reply));
    expect(next.body).toContain("/question/2 secret<");
    expect(next.headers["cache-control"]).toBe("no-store");
    expect(next.headers).not.toHaveProperty("etag");
    const again = await send("/question/1", "answer=s", {
      cookie: sealedIn(reply),
    });
    expect((await open("/question/2", sealedIn(again))).body).toContain(
      "secrets<",
    );
  });

  test("over https, its cookie is bound to this host and sent over https only", async () => {
    const { send } = await site({ PUBLIC_URL: "https://quiz.example" });
    const reply = await send("/quiz", "answer=a");
    expect(cookieIn(reply)).toMatch(/^__Host-visit=[\w-]+;.*; Secure;/);
  });

  test("can change the language", async () => {
    const { send } = await site();
    const reply = await send("/quiz", "answer=a&quizlang=es");
    expect(reply.headers["set-cookie"]).toContain(
      "lang=es; Path=/; Max-Age=31536000; SameSite=Lax",
    );
  });

  test("shows missing fields at once and stores nothing", async () => {
    const { send } = await site();
    const reply = await send("/quiz", "answer=none");
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain("Choose one");
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.headers).not.toHaveProperty("set-cookie");
  });

  test("can delete everything", async () => {
    const { send } = await site();
    const cookie = sealedIn(await send("/quiz", "answer=a"));
    const reply = await send("/quiz", "answer=forget", { cookie });
    expect(cookieIn(reply)).toMatch(/^visit=; Max-Age=0;/);
  });

  test("can end the visit and clear what scripts stored", async () => {
    const { send } = await site();
    const cookie = sealedIn(await send("/quiz", "answer=a"));
    const reply = await send("/quiz", "answer=over", { cookie });
    expect(reply.headers["clear-site-data"]).toBe('"storage"');
    expect(cookieIn(reply)).toMatch(/^visit=; Max-Age=0;/);
  });
});

test("is refused when too large for a cookie, and keeps what was saved before", async () => {
  const { send, open } = await site();
  const cookie = sealedIn(await send("/quiz", "answer=a"));
  const long = randomBytes(4000).toString("base64url");
  const reply = await send("/quiz", `answer=${long}`, { cookie });
  expect(reply.statusCode).toBe(413);
  expect(reply.headers).not.toHaveProperty("set-cookie");
  expect((await open("/question/2", cookie)).body).toContain(" a<");
});

describe("a visit cookie that is not valid", () => {
  test.each([
    ["forged", "visit=AbcDef"],
    ["empty", "visit="],
    ["oversized", `visit=${"A".repeat(15_000)}`],
  ])("is deleted, and the visitor can continue: %s", async (_what, cookie) => {
    const { send, open } = await site();
    const page = await open("/question/1", cookie);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("nothing");
    expect(cookieIn(page)).toMatch(/^visit=; Max-Age=0;/);
    const reply = await send("/quiz", "answer=a", { cookie });
    expect(reply.statusCode).toBe(303);
    expect((await open("/question/2", sealedIn(reply))).body).toContain(" a<");
  });
});

describe("a form post", () => {
  test.each([
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["from another subdomain", { "sec-fetch-site": "same-site" }],
    ["from another origin", { origin: "https://evil.example" }],
    ["from another port", { origin: "http://localhost:1" }],
  ])("%s is refused", async (_what, headers) => {
    const { send } = await site();
    const reply = await send("/quiz", "answer=a", headers);
    expect(reply.statusCode).toBe(403);
    expect(reply.headers).not.toHaveProperty("set-cookie");
  });

  test.each([
    { "sec-fetch-site": "same-origin", origin: "null" },
    { "sec-fetch-site": "none" },
    { origin: "http://localhost:3000" },
    { origin: "http://clinic.local", host: "clinic.local" },
    { origin: "null" },
  ])("with %j is accepted", async (headers) => {
    const { send } = await site();
    expect((await send("/quiz", "answer=a", headers)).statusCode).toBe(303);
  });

  test("is refused when its size, type, bytes or path is invalid", async () => {
    const { ask, send } = await site();
    const status = async (reply: ReturnType<typeof send>) =>
      (await reply).statusCode;
    expect(await status(send("/quiz", `answer=${"a".repeat(40_000)}`))).toBe(
      413,
    );
    for (const type of [
      "application/json",
      "multipart/form-data",
      "text/plain",
    ])
      expect(
        await status(send("/quiz", "{}", { "content-type": type })),
        type,
      ).toBe(415);
    expect(await status(send("/quiz", "answer=%00"))).toBe(400);
    for (const path of ["/", "/api/nothing", "/dashboard", "/question/x", "/x"])
      expect(await status(send(path, "answer=a")), path).toBe(404);
    expect(await status(ask("PUT /quiz", { body: {} }))).toBe(404);
  });
});
