import { expect, test } from "vitest";
import type { Draft } from "#shared/contract/content/drafts.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import {
  errorCode,
  contentOf,
  createDraftsApp,
  type ContentItem,
} from "#server/testing/staff/drafts.ts";

test.each([
  ["concerns", { name: "" }, "required", "name"],
  ["concerns", { nonsense: "x" }, "unknown_field", "nonsense"],
  ["concerns", { name: "x".repeat(500) }, "too_long", "name"],
  ["questions", { text: 5 }, "invalid", "text"],
])(
  "a draft of %s with %j is refused as a save would be",
  async (list, fields, code, field) => {
    const { all, save, drafts } = await createDraftsApp();
    const [item] = await all(list);
    const reply = await save(`${list}/${item._id}`, fields);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toMatchObject([{ code, field }]);
    expect(await drafts()).toEqual([]);
  },
);

test.each([
  "concerns/3xfRGAitVcQRx9XPqwTR2z",
  "concerns/__proto__",
  "settings/nonsense",
  "settings/new",
  "order/new",
])("there is no draft of %s", async (path) => {
  const { save, drafts } = await createDraftsApp();
  expect((await save(path, { name: "x" })).statusCode).toBe(404);
  expect(await drafts()).toEqual([]);
});

test("an order can be drafted, and must be a list of ids", async () => {
  const { all, save, drafts, publish } = await createDraftsApp();
  const ids = (await all("concerns")).map(({ _id }: ContentItem) => _id);
  const wrong = await save("order/concerns", { order: "abc" });
  expect(wrong.statusCode).toBe(400);
  await save("order/concerns", { order: ids.toReversed() });
  expect((await publish(await drafts())).statusCode).toBe(204);
  const now = (await all("concerns")).map(({ _id }: ContentItem) => _id);
  expect(now).toEqual(ids.toReversed());
});

test("a field that equals the site again, or whose change the editor has seen, is not in conflict", async () => {
  const { all, save, drafts, saveLive, history } = await createDraftsApp();
  const [concern] = await all("concerns");
  const path = `concerns/${concern._id}`;
  await save(path, { name: "Mine", name_es: "Mío" });
  await saveLive("concerns", concern, { name: "Mine", summary: "Theirs" });
  expect(await drafts()).toMatchObject([{ conflicts: [] }]);
  const [latest] = await history();
  await save(path, { summary: "Seen" }, { base: latest.number });
  expect(await drafts()).toMatchObject([{ conflicts: [] }]);
});

test("a new item does not conflict with a drafted order", async () => {
  const { all, save, drafts, call } = await createDraftsApp();
  const ids = (await all("concerns")).map(({ _id }: ContentItem) => _id);
  await save("order/concerns", { order: ids.toReversed() });
  await call("POST /api/concerns", { name: "New", name_es: "Nueva" });
  expect(await drafts()).toMatchObject([{ conflicts: [] }]);
  const reordered = (await all("concerns")).map(({ _id }: ContentItem) => _id);
  reordered.push(reordered.shift());
  await call("POST /api/concerns/reorder", reordered);
  expect(await drafts()).toMatchObject([{ conflicts: ["order"] }]);
});

test.each([
  ["one item", (id: string) => ({ items: [{ list: "concerns", id }] })],
  ["everything", () => ({})],
])(
  "restoring what the site shows, %s, names a draft that would stay, and discards it if the user saw it",
  async (_what, namesOf) => {
    const { all, save, drafts, call } = await createDraftsApp();
    const [{ _id: id }] = await all("concerns");
    await save(`concerns/${id}`, { name: "Drafted" });
    const body = namesOf(id);
    const restore = (more: object = {}) =>
      call("POST /api/publications/1/draft", { ...body, ...more });
    const refused = await restore();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors).toMatchObject([
      { code: "has_draft", field: `concerns.${id}` },
    ]);
    const [{ version }] = (await drafts()) as [Draft];
    const replace = [{ list: "concerns", id, version }];
    expect((await restore({ replace })).statusCode).toBe(204);
    expect(await drafts()).toEqual([]);
  },
);

test("restoring everything leaves drafts of new items alone", async () => {
  const { save, drafts, call } = await createDraftsApp();
  await save("concerns/new", { name: "New", name_es: "Nueva" });
  const reply = await call("POST /api/publications/1/draft", {});
  expect(reply.statusCode).toBe(204);
  expect(await drafts()).toHaveLength(1);
});

test.each(["draft", "restore"])(
  "returns 404 for an unknown item (%s)",
  async (action) => {
    const { call } = await createDraftsApp();
    const items = [{ list: "concerns", id: "1".repeat(22) }];
    const reply = await call(`POST /api/publications/1/${action}`, { items });
    expect(reply.statusCode).toBe(404);
  },
);

test("restoring an earlier version names the drafts that block it, and replaces only the versions that the user saw", async () => {
  const { all, save, drafts, saveLive, call, me } = await createDraftsApp();
  const [concern] = await all("concerns");
  await saveLive("concerns", concern, { name: "Changed" });
  await save(`concerns/${concern._id}`, { name_es: "Borrador" });
  const restore = (body: object) =>
    call("POST /api/publications/1/draft", body);
  const refused = await restore({});
  expect(refused.statusCode).toBe(409);
  const [{ version }] = (await drafts()) as [Draft];
  expect(refused.json().errors).toMatchObject([
    {
      code: "has_draft",
      field: `concerns.${concern._id}`,
      values: { author: me.name, version },
    },
  ]);
  const replace = [{ list: "concerns", id: concern._id, version }];
  await save(`concerns/${concern._id}`, { name_es: "Otro borrador" });
  expect(errorCode(await restore({ replace }))).toBe("has_draft");
  expect(await drafts()).toMatchObject([{ title_es: "Otro borrador" }]);

  const [{ version: newer }] = (await drafts()) as [Draft];
  const seen = [{ ...replace[0], version: newer }];
  expect((await restore({ replace: seen })).statusCode).toBe(204);
  expect(await drafts()).toMatchObject([
    { fields: [{ field: "name", before: "Changed", after: concern.name }] },
  ]);
});

test("if a restore may not replace all drafts that block it, it names the others and replaces none", async () => {
  const { all, save, drafts, saveLive, call } = await createDraftsApp();
  const [concern, other] = await all("concerns");
  await saveLive("concerns", concern, { name: "Changed" });
  await saveLive("concerns", other, { name: "Also changed" });
  await save(`concerns/${concern._id}`, { name: "Drafted" });
  await save(`concerns/${other._id}`, { name: "Also drafted" });
  const [first] = await drafts();
  const replace = [
    { list: "concerns", id: first!.id, version: first!.version },
  ];
  const reply = await call("POST /api/publications/1/draft", { replace });
  expect(reply.json().errors).toHaveLength(1);
  const titles = (await drafts()).map(({ title }) => title);
  expect(titles).toEqual(["Drafted", "Also drafted"]);
});

test("formatted text is cleaned in the draft", async () => {
  const { all, save, drafts } = await createDraftsApp();
  const [concern] = await all("concerns");
  await save(`concerns/${concern._id}`, {
    content: "<p onclick=x>Safe<script>alert(1)</script></p>",
  });
  const [draft] = await drafts();
  expect(draft?.fields[0]?.after).toBe("<p>Safe</p>");
});

test.each(["concerns", "questions"] as const)(
  "new drafted %s are all refused if together they would exceed the limit of the list",
  async (list) => {
    const { all, save, drafts, publish, pool } = await createDraftsApp();
    const [first, ...others] = await all(list);
    const { purpose: _, ...content } = contentOf(first) as Fields;
    const isQuestion = list === "questions";
    for (const name of ["One", "Two"])
      await save(`${list}/new`, {
        ...content,
        ...(isQuestion ? { text: name, purpose: "" } : { name }),
      });
    const free = listLimits[list] - others.length - 2;
    await pool.query(
      `INSERT INTO ${list} SELECT (jsonb_populate_record(one,
        jsonb_build_object('_id', 'copy ' || place, 'position', 1000 + place, 'purpose', NULL))).*
      FROM ${list} AS one, generate_series(1, $2) AS place WHERE _id = $1`,
      [first._id, free],
    );
    const both = await drafts();
    expect(both).toHaveLength(2);
    const reply = await publish(both);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors).toMatchObject([
      {
        code: "list_full",
        field: `${list}.${both[1]!.id}`,
        values: { most: listLimits[list] },
      },
    ]);
    const { rows } = await pool.query(`SELECT _id FROM ${list}`);
    expect(rows).toHaveLength(listLimits[list] - 1);
    expect(await drafts()).toHaveLength(2);
    expect((await publish([both[0]!])).statusCode).toBe(204);
  },
);

type Fields = Record<string, unknown>;
