import { expect, test } from "vitest";
import type { ComparedPublication } from "#shared/contract/content/publications.ts";
import { recordOutsideChanges } from "#server/content/publications/record-publication.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

async function createStaffApp() {
  const app = await withStaff(await createQuizApp());
  const { call } = app;
  const all = async (list: string) =>
    (await call(`GET /api/${list}/all`)).json();
  const history = async (query = "") =>
    (await call(`GET /api/publications${query}`)).json();
  const compare = async (
    number: number,
    query = "",
  ): Promise<ComparedPublication> =>
    (await call(`GET /api/publications/${number}${query}`)).json();
  const restore = (number: number, body: object = {}) =>
    call(`POST /api/publications/${number}/restore`, body);
  /** Everything the public can read, without counters of saves. */
  const site = async () => {
    const parts = ["settings", "concerns", "questions"].map(async (part) => {
      const reply = (await app.ask(`GET /api/${part}`)).json();
      if (part === "settings") delete reply.information.version;
      if (part === "questions")
        for (const question of reply) delete question.publication;
      return reply;
    });
    return Promise.all(parts);
  };
  const rename = async (name: string, place = 0) => {
    const concern = (await all("concerns"))[place];
    const { _id, active: _, version: __, ...content } = concern;
    await call(`PUT /api/concerns/${_id}`, { ...content, name });
    return concern;
  };
  /** Changes publications although the database refuses it. */
  const rewrite = (update: string) =>
    app.pool.query(
      `ALTER TABLE publications DISABLE TRIGGER USER; ${update}; ALTER TABLE publications ENABLE TRIGGER USER`,
    );
  return { ...app, all, history, compare, restore, site, rename, rewrite };
}

test("the default content is version 1", async () => {
  const { history, db } = await createStaffApp();
  await recordOutsideChanges(db);
  const { publications, latest, next } = await history();
  expect({ latest, next }).toEqual({ latest: 1, next: null });
  expect(publications).toMatchObject([
    { number: 1, kind: "started", author: "" },
  ]);
});

test.each([
  "UPDATE publications SET note = 'x'",
  "UPDATE publications SET content = '{}' WHERE number = 1",
])("the database refuses to change the history: %s", async (statement) => {
  const { pool, history } = await createStaffApp();
  const before = await history();
  await expect(pool.query(statement)).rejects.toThrow(
    "Publications never change.",
  );
  expect(await history()).toEqual(before);
});

test("each save is a version with its author and changed fields; a save without changes is not", async () => {
  const { history, compare, rename, me } = await createStaffApp();
  const before = await rename("First");
  await rename("First");
  const { publications } = await history();
  expect(publications).toHaveLength(2);
  expect(publications[0]).toMatchObject({
    number: 2,
    kind: "saved",
    author: me.name,
    changes: [{ list: "concerns", id: before._id, fields: ["name"] }],
  });
  expect((await compare(2)).changes).toEqual([
    {
      list: "concerns",
      id: before._id,
      state: "changed",
      title: "First",
      title_es: before.name_es,
      fields: [
        { field: "name", language: "en", before: before.name, after: "First" },
      ],
    },
  ]);
});

test("the history of one item leaves out the others", async () => {
  const { history, rename } = await createStaffApp();
  const first = await rename("First");
  await rename("Second", 1);
  const { publications } = await history(`?list=concerns&id=${first._id}`);
  expect(publications.map(({ number }: { number: number }) => number)).toEqual([
    2, 1,
  ]);
});

test("two versions that do not follow each other can be compared", async () => {
  const { compare, rename } = await createStaffApp();
  const old = await rename("First");
  await rename("Second");
  const { comparedWith, changes } = await compare(3, "?with=1");
  expect(comparedWith).toBe(1);
  expect(changes[0]?.fields).toMatchObject([
    { field: "name", before: old.name, after: "Second" },
  ]);
});

test("content changed by another program becomes a version of its own, without an author", async () => {
  const { history, rename, pool, db } = await createStaffApp();
  await pool.query("UPDATE concerns SET name_es = 'Otro' WHERE position = 2");
  await recordOutsideChanges(db);
  await rename("First");
  const { publications } = await history();
  expect(
    publications.map(({ kind, author }: { kind: string; author: string }) => [
      kind,
      author !== "",
    ]),
  ).toEqual([
    ["saved", true],
    ["started", false],
    ["started", false],
  ]);
});

test("undoing the latest version restores the site, unless a colleague has saved since", async () => {
  const { history, restore, rename, site } = await createStaffApp();
  const before = await site();
  await rename("First");
  const { latest } = await history();
  expect((await restore(latest - 1, { latest })).statusCode).toBe(204);
  expect(await site()).toEqual(before);

  await rename("Second");
  const reply = await restore(1, { latest });
  expect(reply.statusCode).toBe(409);
  expect(reply.json().errors[0].code).toBe("edited_meanwhile");
});

test("restores a single item and keeps later changes to other items", async () => {
  const { restore, rename, all } = await createStaffApp();
  const first = await rename("First");
  await rename("Second", 1);
  const items = [{ list: "concerns", id: first._id }];
  expect((await restore(1, { items })).statusCode).toBe(204);
  const names = (await all("concerns")).map(
    ({ name }: { name: string }) => name,
  );
  expect(names.slice(0, 2)).toEqual([first.name, "Second"]);
});

test("restores settings, switches, orders and added items", async () => {
  const { call, all, restore, site } = await createStaffApp();
  const before = await site();
  const [question] = await all("questions");
  const concerns = await all("concerns");
  await call("PUT /api/settings", { main: { sitename: "Changed" } });
  await call(`PUT /api/questions/toggle/${question._id}`);
  await call(
    "POST /api/concerns/reorder",
    concerns.map(({ _id }: { _id: string }) => _id).toReversed(),
  );
  await call("POST /api/concerns", { name: "New", name_es: "Nueva" });
  expect(await site()).not.toEqual(before);
  expect((await restore(1)).statusCode).toBe(204);
  expect(await site()).toEqual(before);
  const added = (await all("concerns")).find(
    ({ name }: { name: string }) => name === "New",
  );
  expect(added.active).toBe(false);
});

test("refuses to restore content that today's rules forbid, and changes nothing", async () => {
  const { rewrite, all, restore, history, rename } = await createStaffApp();
  await rename("First");
  await rewrite(
    `UPDATE publications SET content = jsonb_set(content, '{concerns}',
      (SELECT jsonb_object_agg(key, value || '{"name": ""}') FROM jsonb_each(content -> 'concerns'))) WHERE number = 1`,
  );
  const before = await all("concerns");
  const reply = await restore(1);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0]).toMatchObject({
    code: "required",
    field: expect.stringMatching(/^concerns\.\w{22}\.name$/),
  });
  expect(await all("concerns")).toEqual(before);
  expect((await history()).latest).toBe(2);
});

test("restores a version with fields and sections that this release no longer has", async () => {
  const { rewrite, call, restore, site } = await createStaffApp();
  const before = await site();
  await call("PUT /api/settings", { main: { sitename: "Changed" } });
  await rewrite(
    `UPDATE publications SET content = jsonb_set(content || '{"settings": {}}', '{settings}',
      (content -> 'settings') || '{"oldsection": {"text": "x"}}'
        || jsonb_build_object('main', (content #> '{settings,main}') || '{"oldfield": "x"}')) WHERE number = 1`,
  );
  expect((await restore(1)).statusCode).toBe(204);
  expect(await site()).toEqual(before);
});

test("a caller can undo only their own latest change, and only for a moment", async () => {
  const { history, rename, rewrite } = await createStaffApp();
  expect((await history()).isOwn).toBe(false);
  await rename("First");
  expect((await history()).isOwn).toBe(true);
  await rewrite("UPDATE publications SET date = date - interval '11 seconds'");
  expect((await history()).isOwn).toBe(false);
  await rename("Second");
  await rewrite("UPDATE publications SET \"user\" = 'colleague'");
  expect((await history()).isOwn).toBe(false);
});

test("an item that is already inactive keeps its version when an older version is restored", async () => {
  const { call, all, restore } = await createStaffApp();
  await call("POST /api/concerns", { name: "New", name_es: "Nueva" });
  const added = async () =>
    (await all("concerns")).find(
      ({ name }: { name: string }) => name === "New",
    );
  await restore(1);
  const { version } = await added();
  await restore(1);
  expect((await added()).version).toBe(version);
});

test("a question whose concern was deleted meanwhile is not restored", async () => {
  const { pool, all, restore, call } = await createStaffApp();
  const question = (await all("questions")).find(
    ({ concern }: { concern: string | null }) => concern,
  );
  const { _id, active: _, version: __, ...content } = question;
  await call(`PUT /api/questions/${_id}`, { ...content, concern: null });
  await pool.query("UPDATE questions SET concern = NULL WHERE concern = $1", [
    question.concern,
  ]);
  await pool.query("DELETE FROM concerns WHERE _id = $1", [question.concern]);
  const items = [{ list: "questions", id: _id }];
  const reply = await restore(1, { items });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0].code).toBe("unknown_concern");
});

test("returns 404 for an unknown version", async () => {
  const { call, restore } = await createStaffApp();
  expect((await call("GET /api/publications/7")).statusCode).toBe(404);
  expect((await call("GET /api/publications/1?with=7")).statusCode).toBe(404);
  expect((await restore(7)).statusCode).toBe(404);
});

test("twenty concurrent saves make twenty versions, and the site shows the last one", async () => {
  const { call, all, history, compare, db } = await createStaffApp();
  const concerns = await all("concerns");
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      call(`PUT /api/concerns/toggle/${concerns[turn % concerns.length]._id}`),
    ),
  );
  const { publications, latest } = await history();
  expect(latest).toBe(21);
  for (const { number } of publications.slice(0, -1))
    expect((await compare(number)).changes).toHaveLength(1);
  // Adds a version only if the site differs from the latest one.
  await recordOutsideChanges(db);
  expect((await history()).latest).toBe(21);
});
