import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { recordOutsideChanges } from "#server/content/publications/record-publication.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";
import { rounds } from "#server/testing/rounds.ts";
import { createAdmin, type TestApp } from "#server/testing/test-app.ts";

afterEach(() => void vi.restoreAllMocks());

async function createStaffApp() {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const ask = (line: string, body?: unknown, headers = {}) =>
    app.ask(line, { token, headers, ...(body !== undefined && { body }) });
  const all = async (list: string) =>
    (await ask(`GET /api/${list}/all`)).json();
  return { ...app, token, ask, all };
}

function without(item: Record<string, unknown>): Record<string, unknown> {
  const { _id, active: _, version: __, ...content } = item;
  return content;
}

describe("a saved change", () => {
  test("is visible to the next visitor, even with many concurrent readers", async () => {
    const { ask, all } = await createStaffApp();
    const [concern] = await all("concerns");
    const content = without(concern);
    const readers = async () => {
      for (let turn = 0; turn < 5; turn += 1) await ask("GET /api/concerns");
    };
    for (let turn = 0; turn < rounds(5); turn += 1) {
      const body = { ...content, name: `Name ${turn}` };
      const reading = [readers(), readers(), readers()];
      await ask(`PUT /api/concerns/${concern._id}`, body);
      const [first] = (await ask("GET /api/concerns")).json();
      expect(first.name).toBe(`Name ${turn}`);
      await Promise.all(reading);
      const [later] = (await ask("GET /api/concerns")).json();
      expect(later.name).toBe(`Name ${turn}`);
    }
  });

  test("is rolled back when its activity log entry cannot be written", async () => {
    const { ask, all, pool } = await createStaffApp();
    const questions = await all("questions");
    const question = questions.at(-1);
    const settings = (await ask("GET /api/settings")).json();
    await pool.query("ALTER TABLE audit RENAME TO away");
    const line = `/api/questions/${question._id}`;
    const content = { ...without(question), text: "Changed?" };
    const saved = await Promise.all([
      ask(`PUT ${line}`, content),
      ask("POST /api/questions", content),
      ask(`PUT /api/questions/toggle/${question._id}`),
      ask("PUT /api/settings", { main: { sitename: "Changed" } }),
    ]);
    expect(saved.map(({ statusCode }) => statusCode)).toEqual(
      Array(4).fill(500),
    );
    expect(await all("questions")).toEqual(questions);
    expect((await ask("GET /api/settings")).json()).toEqual(settings);
  });
});

describe("the cache of public pages", () => {
  test("survives changes to contacts and users, and is dropped when content changes", async () => {
    const { ask, all, cache } = await createStaffApp();
    const render = vi.fn(async () => "page");
    const rendersAfter = async (line: string, body?: unknown) => {
      await cache.get("/", render);
      render.mockClear();
      expect((await ask(line, body)).statusCode).toBeLessThan(300);
      await cache.get("/", render);
      return render.mock.calls.length;
    };
    const contact = { name: "Ana", phone: "+12025550144", redcapid: "1" };
    const user = {
      name: "Ana",
      email: "ana@clinic.example",
      password: "nine slow grey rivers",
    };
    expect(await rendersAfter("POST /api/contacts", contact)).toBe(0);
    expect(await rendersAfter("POST /api/users", user)).toBe(0);
    const changed = { ...user, name: "Ana Maria" };
    const { _id: ana } = (await ask("GET /api/users"))
      .json()
      .find(({ email }: typeof user) => email === user.email);
    expect(await rendersAfter(`PUT /api/users/${ana}`, changed)).toBe(0);
    expect(await rendersAfter(`DELETE /api/users/${ana}`)).toBe(0);
    const [{ _id: question }] = await all("questions");
    const toggle = `PUT /api/questions/toggle/${question}`;
    const settings = { main: { sitename: "Changed" } };
    expect(await rendersAfter(toggle)).toBe(1);
    expect(await rendersAfter("PUT /api/settings", settings)).toBe(1);
  });
});

describe("a visitor, when everything is inactive,", () => {
  test("gets empty lists without errors", async () => {
    const { ask, all } = await createStaffApp();
    for (const list of ["questions", "concerns"])
      for (const { _id, active } of await all(list))
        if (active) await ask(`PUT /api/${list}/toggle/${_id}`);
    expect((await ask("GET /api/concerns")).json()).toEqual([]);
    expect((await ask("GET /api/questions/pos/1")).statusCode).toBe(404);
    expect((await ask("GET /")).statusCode).toBe(200);
    const body = { parentname: "Maria", language: "en", answers: [] };
    const reply = await ask("POST /api/results", body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toMatchObject([
      { code: "required", field: "answers" },
    ]);
  });
});

const kilobytes = (count: number) => "x".repeat(count * 1024);

describe("a request that is too large", () => {
  test("is refused above 64 KB, and above 256 KB where long texts are saved", async () => {
    const { ask, all } = await createStaffApp();
    const [concern] = await all("concerns");
    const line = `PUT /api/concerns/${concern._id}`;
    const long = "y".repeat(50_000);
    const whole = {
      ...without(concern),
      content: long,
      content_es: long,
      childrencontent: long,
      childrencontent_es: long,
    };
    expect((await ask(line, whole)).statusCode).toBe(200);
    const refused = await Promise.all([
      ask(line, { content: kilobytes(256) }),
      ask("POST /api/concerns", { content: kilobytes(256) }),
      ask("POST /api/questions", { description: kilobytes(256) }),
      ask("POST /api/questions/reorder", [kilobytes(64)]),
      ask("PUT /api/settings", { main: { sitename: kilobytes(256) } }),
    ]);
    for (const { statusCode, json } of refused) {
      expect(statusCode).toBe(413);
      expect(json().errors[0].code).toBe("request_too_large");
    }
  });
});

async function fill(
  { pool }: Pick<TestApp, "pool">,
  list: string,
  most: number,
) {
  await pool.query(
    `INSERT INTO ${list}
      SELECT (jsonb_populate_record(NULL::${list}, to_jsonb(one) || jsonb_build_object(
        '_id', translate(lpad(place::text, 22, 'z'), '0', 'a'), 'position', place))).*
      FROM (SELECT * FROM ${list} ORDER BY position LIMIT 1) AS one,
        generate_series((SELECT count(*) FROM ${list}) + 1, ${most}) AS place`,
  );
}

describe.each([
  ["questions", 500],
  ["concerns", 200],
] as const)("%s, with the maximum of %d items,", (list, most) => {
  test("need no more queries than with a few items", async () => {
    const staffApp = await createStaffApp();
    const query = vi.spyOn(pg.Client.prototype, "query");
    const costOf = async (line: string, body?: unknown) => {
      query.mockClear();
      const reply = await staffApp.ask(line, body);
      expect(reply.statusCode).toBe(200);
      return { amount: reply.json().length, queries: query.mock.calls.length };
    };
    const reading = `GET /api/${list}/all`;
    const ordering = `POST /api/${list}/reorder`;
    const idsOf = async () =>
      (await staffApp.all(list)).map(({ _id }: { _id: string }) => _id);
    const few = [
      await costOf(reading),
      await costOf(ordering, (await idsOf()).toReversed()),
    ];
    await fill(staffApp, list, most);
    await recordOutsideChanges(staffApp.db);
    const many = [
      await costOf(reading),
      await costOf(ordering, (await idsOf()).toReversed()),
    ];
    expect(many.map(({ amount }) => amount)).toEqual([most, most]);
    expect(many.map(({ queries }) => queries)).toEqual(
      few.map(({ queries }) => queries),
    );
  });
});
