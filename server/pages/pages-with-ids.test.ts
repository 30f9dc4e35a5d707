import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { insertContact } from "#server/contacts/queries.ts";
import { newId } from "#server/ids.ts";
import { site } from "#server/testing/pages/telling-pages.ts";
import { createAdmin } from "#server/testing/test-app.ts";

describe("a page that says the same but for the id in it", () => {
  const places = ["/quiz/", "/rank/"];
  const [one, other] = ["1".repeat(22), "2".repeat(22)];

  test.each(places)(
    "%s is made once, and shown to each with the own id",
    async (place) => {
      const { ask, pages } = await site();
      const shown = [one, other, one].map((id) => ask(`GET ${place}${id}`));
      const bodies = (await Promise.all(shown)).map(({ body }) => body);
      expect(bodies[0]).toContain(`${place}${one} `);
      expect(bodies[1]).toContain(`${place}${other} `);
      expect(bodies[1]).not.toContain(one);
      expect(bodies[2]).toBe(bodies[0]);
      expect(pages.render).toHaveBeenCalledTimes(1);
    },
  );

  test.each([...places, "/"])("%s is stored by nobody", async (place) => {
    const { ask } = await site();
    const reply = await ask(`GET ${place}${one}`, {
      headers: { "accept-encoding": "br" },
    });
    expect(reply.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "content-encoding": "br",
    });
    expect(reply.headers).not.toHaveProperty("etag");
  });

  test("comes compressed with the right id", async () => {
    const { ask } = await site();
    for (const id of [one, other]) {
      const headers = { "accept-encoding": "br" };
      const { rawPayload } = await ask(`GET /rank/${id}`, { headers });
      expect(String(brotliDecompressSync(rawPayload))).toContain(id);
    }
  });

  test("of a personal link is asked for each time, and knows nobody", async () => {
    const test = await site();
    const contact = { name: "Maria", childname: "Ana", phone: "+12015550123" };
    const link = async () => {
      const _id = newId();
      await insertContact(test.db, { ...contact, _id, name: newId() });
      return _id;
    };
    const [known, second] = [await link(), await link()];
    const open = (id: string) => test.ask(`GET /${id}`);
    expect((await open(known)).body).toContain("nobody");
    expect((await open(second)).body).toContain(`/${second} `);
    expect((await open(one)).statusCode).toBe(404);
    expect((await open(other)).body).toContain(`/${other} `);
    expect(test.pages.render).toHaveBeenCalledTimes(2);
    await test.db.deleteFrom("contacts").execute();
    expect((await open(known)).statusCode).toBe(404);
    expect(test.pages.render).toHaveBeenCalledTimes(2);
  });

  test("counts unknown links as ever, and caches no page that says so", async () => {
    const { ask, pages, limits } = await site();
    const { add, points } = limits.unknown_ids_of_network;
    await add("127.0.0.1", points);
    const open = () => ask(`GET /${one}`);
    expect([await open(), await open()].map((each) => each.statusCode)).toEqual(
      [429, 429],
    );
    expect(pages.render).toHaveBeenCalledTimes(2);
  });

  test("shows what was saved a moment ago", async () => {
    const test = await site();
    await test.ask(`GET /rank/${one}`);
    const { token } = await createAdmin(test);
    const body = { main: { sitename: "Changed" } };
    await test.ask("PUT /api/settings", { token, body });
    expect((await test.ask(`GET /rank/${one}`)).body).toContain("Changed");
  });
});

describe("the page of a question", () => {
  test("asks what staff saved a moment ago", async () => {
    const test = await site();
    const { token } = await createAdmin(test);
    const questions = await test.ask("GET /api/questions/all", { token });
    const [{ _id, version: _, ...content }] = questions.json();
    const open = async () => (await test.ask("GET /question/1")).body;
    expect(await open()).toContain(content.text);
    const body = { ...content, text: "Changed?" };
    await test.ask(`PUT /api/questions/${_id}`, { token, body });
    expect(await open()).toContain("Changed?");
    await test.ask(`PUT /api/questions/toggle/${_id}`, { token });
    expect(await open()).not.toContain("Changed?");
  });

  test("is made once for each language, and stored by nobody", async () => {
    const { ask, pages } = await site();
    await ask("GET /question/3");
    const { headers } = await ask("GET /question/3");
    expect(headers["cache-control"]).toBe("no-store");
    await ask("GET /question/3?lang=es");
    expect(pages.render).toHaveBeenCalledTimes(2);
  });

  test("0 is the page without a question, which phones keep for all of them", async () => {
    const { ask, pages } = await site();
    await ask("GET /question/0");
    expect((await ask("GET /question/0")).statusCode).toBe(200);
    expect(pages.render).toHaveBeenCalledTimes(1);
  });

  test.each(["/question/100", "/question/01", "/question/00"])(
    "%s takes no place among the cached pages",
    async (path) => {
      const { ask, pages } = await site();
      await ask(`GET ${path}`);
      await ask(`GET ${path}`);
      expect(pages.render).toHaveBeenCalledTimes(2);
    },
  );
});
