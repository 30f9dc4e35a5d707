import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { insertContact } from "#server/outreach/contacts/queries.ts";
import { newId } from "#server/platform/ids.ts";
import { site } from "#server/testing/pages/telling-pages.ts";
import { createAdmin } from "#server/testing/test-app.ts";

describe("a page with an id in its address", () => {
  const [one, other] = ["1".repeat(22), "2".repeat(22)];

  test.each(["/quiz/", "/rank/"])(
    "%s contains the id of its own address",
    async (place) => {
      const { ask } = await site();
      const shown = [one, other].map((id) => ask(`GET ${place}${id}`));
      const bodies = (await Promise.all(shown)).map(({ body }) => body);
      expect(bodies[0]).toContain(`${place}${one} `);
      expect(bodies[1]).toContain(`${place}${other} `);
      expect(bodies[1]).not.toContain(one);
    },
  );

  test.each(["/quiz/", "/rank/", "/"])("%s is never stored", async (place) => {
    const { ask } = await site();
    const reply = await ask(`GET ${place}${one}`);
    expect(reply.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(reply.headers).not.toHaveProperty("etag");
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("comes compressed by %s with its id", async (encoding, decompress) => {
    const { ask } = await site();
    for (const id of [one, other]) {
      const headers = { "accept-encoding": encoding };
      const reply = await ask(`GET /rank/${id}`, { headers });
      expect(reply.headers["content-encoding"]).toBe(encoding);
      expect(String(decompress(reply.rawPayload))).toContain(id);
    }
  });

  test("for a personal link exists as long as the contact", async () => {
    const app = await site();
    const _id = newId();
    const contact = { name: "Maria", childname: "Ana", phone: "+12015550123" };
    await insertContact(app.db, { ...contact, _id });
    const open = (id: string) => app.ask(`GET /${id}`);
    expect((await open(_id)).body).toContain("known");
    expect((await open(one)).statusCode).toBe(404);
    await app.db.deleteFrom("contacts").execute();
    expect((await open(_id)).statusCode).toBe(404);
  });

  test("counts unknown links toward the limit", async () => {
    const { ask, limits } = await site();
    const { add, points } = limits.unknown_ids_of_network;
    await add("127.0.0.1", points);
    expect((await ask(`GET /${one}`)).statusCode).toBe(429);
  });

  test("shows texts saved a moment ago", async () => {
    const app = await site();
    await app.ask(`GET /rank/${one}`);
    const { token } = await createAdmin(app);
    const body = { main: { sitename: "Changed" } };
    await app.ask("PUT /api/settings", { token, body });
    expect((await app.ask(`GET /rank/${one}`)).body).toContain("Changed");
  });
});

describe("the page of a question", () => {
  test("shows texts saved a moment ago", async () => {
    const app = await site();
    const { token } = await createAdmin(app);
    const questions = await app.ask("GET /api/questions/all", { token });
    const [{ _id, version: _, ...content }] = questions.json();
    const open = async () => (await app.ask("GET /question/1")).body;
    expect(await open()).toContain(content.text);
    const body = { ...content, text: "Changed?" };
    await app.ask(`PUT /api/questions/${_id}`, { token, body });
    expect(await open()).toContain("Changed?");
    await app.ask(`PUT /api/questions/toggle/${_id}`, { token });
    expect(await open()).not.toContain("Changed?");
  });

  test("is rendered once per language, and not stored by browsers", async () => {
    const { ask, pages } = await site();
    await ask("GET /question/3");
    const { headers } = await ask("GET /question/3");
    expect(headers["cache-control"]).toBe("no-store");
    await ask("GET /question/3?lang=es");
    expect(pages.render).toHaveBeenCalledTimes(2);
  });

  test("with number 0 is the page without a question, which phones cache for all questions", async () => {
    const { ask, pages } = await site();
    await ask("GET /question/0");
    expect((await ask("GET /question/0")).statusCode).toBe(200);
    expect(pages.render).toHaveBeenCalledTimes(1);
  });

  test.each(["/question/100", "/question/01", "/question/00"])(
    "%s is not cached",
    async (path) => {
      const { ask, pages } = await site();
      await ask(`GET ${path}`);
      await ask(`GET ${path}`);
      expect(pages.render).toHaveBeenCalledTimes(2);
    },
  );
});
