import { describe, expect, test } from "vitest";
import type { Pages } from "#server/pages/make-page.ts";
import { createTestApp } from "#server/testing/test-app.ts";

/** Pages that note each answer of a form and lead on, as the real ones do. */
const noting: Pages = {
  folder: import.meta.dirname,
  async render(request, { carried, language }) {
    const { pathname } = new URL(request.url);
    const text = carried.read();
    if (request.method === "GET")
      return new Response(
        `<html lang="${language}">${pathname} ${text ?? "nothing"} ${carried.field ?? "no field"}</html>`,
      );
    const form = new URLSearchParams(await request.text());
    const answer = form.get("answer") ?? "";
    if (answer === "none") return new Response("Choose one", { status: 422 });
    if (answer === "forget") carried.write(undefined);
    else carried.write((text ?? "") + answer);
    return Response.redirect(`${new URL(request.url).origin}/question/2`, 303);
  },
};

const form = { "content-type": "application/x-www-form-urlencoded" };

async function site(env: NodeJS.ProcessEnv = {}) {
  const test = await createTestApp(
    { RATE_LIMIT_SCALE: "1000", ...env },
    noting,
  );
  const send = (path: string, body: string, headers: object = {}) =>
    test.ask(`POST ${path}`, { body, headers: { ...form, ...headers } });
  const open = (path: string, cookie: string) =>
    test.ask(`GET ${path}`, { headers: { cookie } });
  return { ...test, send, open };
}

const cookieIn = ({ headers }: { headers: object }) =>
  String((headers as { "set-cookie"?: unknown })["set-cookie"]);
const sealedIn = (reply: { headers: object }) =>
  cookieIn(reply).split(";")[0] ?? "";

describe("a form that a page sends off", () => {
  test("leads on by a redirect, and what was filled in travels along sealed", async () => {
    const { send, open } = await site();
    const reply = await send("/quiz", "answer=secret");
    expect(reply.statusCode).toBe(303);
    expect(reply.headers["location"]).toBe("http://localhost:3000/question/2");
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(cookieIn(reply)).toMatch(
      /^visit=[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const next = await open("/question/2", sealedIn(reply));
    expect(next.body).toContain("/question/2 secret no field");
    expect(next.headers["cache-control"]).toBe("no-store");
    expect(next.headers).not.toHaveProperty("etag");
    const again = await send("/question/1", "answer=s", {
      cookie: sealedIn(reply),
    });
    expect((await open("/question/2", sealedIn(again))).body).toContain(
      "secrets no field",
    );
  });

  test("over https, has a cookie that no other host can set and no plain line carries", async () => {
    const { send } = await site({ PUBLIC_URL: "https://quiz.example" });
    const reply = await send("/quiz", "answer=a");
    expect(cookieIn(reply)).toMatch(/^__Host-visit=[\w-]+;.*; Secure$/);
  });

  test("turns the language as it says", async () => {
    const { send } = await site();
    const reply = await send("/quiz", "answer=a&quizlang=es");
    expect(reply.headers["set-cookie"]).toContain(
      "lang=es; Path=/; Max-Age=31536000; SameSite=Lax",
    );
  });

  test("says at once what is missing, and nothing is kept of that", async () => {
    const { send } = await site();
    const reply = await send("/quiz", "answer=none");
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain("Choose one");
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.headers).not.toHaveProperty("set-cookie");
  });

  test("may let everything go", async () => {
    const { send } = await site();
    const cookie = sealedIn(await send("/quiz", "answer=a"));
    const reply = await send("/quiz", "answer=forget", { cookie });
    expect(cookieIn(reply)).toMatch(/^visit=; Max-Age=0;/);
  });
});

describe("what is brought along and is not ours", () => {
  test.each([
    ["forged", "visit=AbcDef"],
    ["empty", "visit="],
    ["oversized", `visit=${"A".repeat(15_000)}`],
  ])("is dropped, and the visitor goes on: %s", async (_what, cookie) => {
    const { send, open } = await site();
    const page = await open("/question/1", cookie);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("nothing");
    expect(cookieIn(page)).toMatch(/^visit=; Max-Age=0;/);
    const reply = await send("/quiz", "answer=a", { cookie });
    expect(reply.statusCode).toBe(303);
    expect((await open("/question/2", sealedIn(reply))).body).toContain(" a ");
  });
});

describe("a form that nobody should send", () => {
  test.each([
    ["of another site", { "sec-fetch-site": "cross-site" }],
    ["of a neighbour", { "sec-fetch-site": "same-site" }],
    ["of another origin", { origin: "https://evil.example" }],
    ["of another port", { origin: "http://localhost:1" }],
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
  ])("with %j is taken", async (headers) => {
    const { send } = await site();
    expect((await send("/quiz", "answer=a", headers)).statusCode).toBe(303);
  });

  test("is refused for its size, its type, its bytes and its address", async () => {
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

describe("without cookies", () => {
  test("all that was filled in goes from page to page in the form", async () => {
    const { send } = await site();
    // What a start form filled in is lost to a browser that keeps no cookie: it comes without.
    const first = await send("/question/1", "answer=a");
    expect(first.statusCode).toBe(200);
    const field = /\/question\/2 a ([\w-]+)</.exec(first.body)?.[1] ?? "";
    const second = await send("/question/2", `answer=b&visit=${field}`);
    expect(second.statusCode).toBe(200);
    expect(second.body).toMatch(/\/question\/2 ab [\w-]{20,}</);
    const refused = await send("/question/2", `answer=none&visit=${field}`);
    expect(refused.statusCode).toBe(422);
    const start = await send("/quiz", `answer=c&visit=${field}`);
    expect(start.body).toMatch(/\/question\/2 ac [\w-]{20,}</);
  });

  test("turning the language shows the same page, and keeps what was filled in", async () => {
    const { send } = await site();
    const first = await send("/question/1", "answer=a");
    const field = /\/question\/2 a ([\w-]+)</.exec(first.body)?.[1] ?? "";
    const fields = `do=turn&quizlang=es&visit=${field}`;
    const turned = await send("/question/2", fields);
    expect(turned.statusCode).toBe(200);
    expect(turned.body).toMatch(/lang="es">\/question\/2 a [\w-]{20,}</);
  });

  test("and so does what is too much for one", async () => {
    const { send } = await site();
    const long = "x".repeat(4000);
    const reply = await send("/quiz", `answer=${long}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`/question/2 ${long} `);
    expect(reply.body).not.toContain("no field");
  });
});
