import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Progress } from "#shared/contract/progress.ts";
import { createTestApp } from "#server/testing/test-app.ts";

afterEach(() => vi.useRealTimers());

const progress: Progress = {
  user: JSON.stringify({ parentName: "Zacarías" }),
  quiz: JSON.stringify({ asked: {}, answers: { "1": "B" } }),
};

/** A browser that carries what it is told to. */
async function createBrowser(env: NodeJS.ProcessEnv = {}) {
  const { ask, pool } = await createTestApp(env);
  const jar = new Map<string, string>();
  async function send(line: string, body?: object) {
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const reply = await ask(line, { headers: { cookie }, body });
    const set = [reply.headers["set-cookie"] ?? []].flat();
    for (const each of set) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return { reply, set };
  }
  const read = async () => (await send("GET /api/progress")).reply.json();
  return { pool, jar, send, read };
}

const save = "PUT /api/progress";

describe("what a phone has stored of a quiz", () => {
  test("is carried by the browser, sealed, and given back", async () => {
    const { send, read } = await createBrowser();
    const { reply, set } = await send(save, progress);
    expect(reply.statusCode).toBe(204);
    expect(set).toEqual([
      expect.stringMatching(
        /^progress=[\w-]+; Max-Age=2592000; Path=\/api\/progress; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^carried=[\w-]{22}; Path=\/; SameSite=Lax; Max-Age=2592000$/,
      ),
    ]);
    expect(await read()).toEqual(progress);
  });

  test("is carried over no plain line where the site has another", async () => {
    const { send, read } = await createBrowser({
      PUBLIC_URL: "https://quiz.example",
    });
    const { set } = await send(save, progress);
    expect(set[0]).toMatch(/^__Secure-progress=[\w-]+;.*; Secure$/);
    expect(set[1]).toMatch(/^__Host-carried=[\w-]+; Path=\/;.*; Secure$/);
    expect(await read()).toEqual(progress);
  });

  test("is replaced by what is stored later, under the same mark", async () => {
    const { send, read, jar } = await createBrowser();
    await send(save, progress);
    const mark = jar.get("carried");
    const later = { ...progress, userResultsId: "1".repeat(22) };
    await send(save, later);
    expect(jar.get("carried")).toBe(mark);
    expect(await read()).toEqual(later);
  });

  test("opens no more when its mark was deleted, nor under another one", async () => {
    const { send, read, jar } = await createBrowser();
    await send(save, progress);
    jar.delete("carried");
    expect(await read()).toEqual({});
    const sealed = jar.get("progress") ?? "";
    await send(save, {});
    jar.set("progress", sealed);
    expect(await read()).toEqual({});
  });

  test("is there after 29 days, and gone after 31", async () => {
    const { send, read } = await createBrowser();
    await send(save, progress);
    const began = Date.now();
    const wait = (days: number) =>
      vi.useFakeTimers({ toFake: ["Date"], now: began + days * 86_400_000 });
    wait(29);
    expect(await read()).toEqual(progress);
    wait(31);
    expect(await read()).toEqual({});
  });

  test("is let go when the family starts over", async () => {
    const { send, read, jar } = await createBrowser();
    await send(save, progress);
    await send("DELETE /api/results/questions");
    expect([...jar]).toEqual([]);
    expect(await read()).toEqual({});
  });

  test("is let go where it does not fit into a cookie, instead of an older one", async () => {
    const { send, jar } = await createBrowser();
    await send(save, progress);
    const quiz = randomBytes(6000).toString("base64");
    const { reply } = await send(save, { ...progress, quiz });
    expect(reply.statusCode).toBe(204);
    expect([...jar]).toEqual([]);
  });

  test.each([
    ["forged", "AbcDef"],
    ["empty", ""],
    ["oversized", "A".repeat(9000)],
  ])("is as good as nothing where it is %s", async (_what, sealed) => {
    const { read, jar } = await createBrowser();
    jar.set("progress", sealed);
    jar.set("carried", "1".repeat(22));
    expect(await read()).toEqual({});
  });

  test.each([
    { ...progress, token: "secret" },
    { user: 1 },
    { quiz: "x".repeat(20_001) },
  ])("is refused where it is something else: %#", async (body) => {
    const { send, jar } = await createBrowser();
    expect((await send(save, body)).reply.statusCode).toBe(400);
    expect([...jar]).toEqual([]);
  });
});
