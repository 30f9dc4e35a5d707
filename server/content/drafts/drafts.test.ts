import type { Draft } from "#shared/contract/content/drafts.ts";
import { expect, test, vi } from "vitest";
import { lockOrder, updateOrder } from "#server/content/tables/item-queries.ts";
import {
  type ContentItem,
  errorCode,
  contentOf,
  createDraftsApp,
} from "#server/testing/staff/drafts.ts";

test("a draft holds only the fields that differ from the site, and changes nothing there", async () => {
  const { all, save, drafts, ask, me, history } = await createDraftsApp();
  const [concern] = await all("concerns");
  const site = (await ask("GET /api/concerns")).body;
  const reply = await save(`concerns/${concern._id}`, {
    name: "Drafted",
    name_es: concern.name_es,
  });
  expect(reply.json()).toEqual({
    list: "concerns",
    id: concern._id,
    version: expect.any(Number),
  });
  expect(await drafts()).toMatchObject([
    {
      list: "concerns",
      id: concern._id,
      title: "Drafted",
      state: "changed",
      author: me.name,
      conflicts: [],
      fields: [
        {
          field: "name",
          language: "en",
          before: concern.name,
          after: "Drafted",
        },
      ],
    },
  ]);
  expect((await ask("GET /api/concerns")).body).toBe(site);
  expect((await all("concerns"))[0]).toEqual(concern);
  expect(await history()).toHaveLength(1);
});

test("publishing named drafts changes the site at once, in one version with a note", async () => {
  const { all, save, drafts, publish, ask, history, me } =
    await createDraftsApp();
  const [concern, other] = await all("concerns");
  const [question] = await all("questions");
  await save(`concerns/${concern._id}`, { name: "One", name_es: "Uno" });
  await save(`questions/${question._id}`, { text: "Two" });
  await save("settings/main", { sitename: "Three" });
  await save(`concerns/${other._id}`, { name: "Not yet" });
  const named = (await drafts()).filter(({ id }) => id !== other._id);
  expect((await publish(named, "Spring review")).statusCode).toBe(204);

  const concerns = (await ask("GET /api/concerns")).json();
  expect(
    concerns.map(({ name }: { name: string }) => name).slice(0, 2),
  ).toEqual(["One", other.name]);
  expect((await ask("GET /api/questions")).json()[0].text).toBe("Two");
  expect((await ask("GET /api/settings")).json().main.sitename).toBe("Three");
  expect(await drafts()).toMatchObject([{ id: other._id }]);
  const [latest, ...earlier] = await history();
  expect(latest).toMatchObject({
    kind: "published",
    author: me.name,
    note: "Spring review",
  });
  expect(latest.changes).toHaveLength(3);
  expect(earlier).toHaveLength(1);
});

test("new concerns and questions are published together", async () => {
  const { all, save, drafts, publish, ask } = await createDraftsApp();
  const [question] = await all("questions");
  const concern = (
    await save("concerns/new", { name: "New", name_es: "Nueva" })
  ).json();
  await save("questions/new", {
    ...contentOf(question),
    text: "Added",
    purpose: "",
    concern: concern.id,
  });
  expect(await drafts()).toMatchObject([
    { state: "added", title: "New" },
    { state: "added", title: "Added" },
  ]);
  const [, added] = await drafts();
  expect(errorCode(await publish([added!]))).toBe("unknown_concern");
  expect((await publish(await drafts())).statusCode).toBe(204);
  const questions = (await ask("GET /api/questions")).json();
  expect(questions.at(-1)).toMatchObject({
    text: "Added",
    concern: concern.id,
  });
});

test("a reorder that a publication waits for is a conflict, and is not overwritten", async () => {
  const { all, save, drafts, publish, db, pool } = await createDraftsApp();
  const idsOf = (items: ContentItem[]) => items.map(({ _id }) => _id);
  const ids = idsOf(await all("concerns"));
  await save("order/concerns", { order: ids.toReversed() });
  const named = await drafts();
  const moved = [...ids.slice(1), ids[0]!];
  const publishing = await db.transaction().execute(async (trx) => {
    await lockOrder(trx, "concerns");
    const reply = publish(named);
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        "SELECT FROM pg_locks WHERE NOT granted AND locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      );
      expect(rows).toHaveLength(1);
    });
    await updateOrder(trx, "concerns", moved);
    return { reply };
  });
  expect(errorCode(await publishing.reply)).toBe("edited_meanwhile");
  expect(idsOf(await all("concerns"))).toEqual(moved);
});

test.each([
  ["version", { fields: { version: 4 } }],
  ["_id", { fields: { _id: "1".repeat(22) } }],
  ["base", { fields: { name: "Drafted" }, base: 99_999 }],
])("a draft refuses %s", async (field, body) => {
  const { all, call, drafts } = await createDraftsApp();
  const [concern] = await all("concerns");
  const reply = await call(`PUT /api/drafts/concerns/${concern._id}`, body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ field }]);
  expect(await drafts()).toEqual([]);
});

test("a drafted field that also changed on the site is in conflict until the user chooses", async () => {
  const { all, save, drafts, publish, saveLive, history } =
    await createDraftsApp();
  const [concern] = await all("concerns");
  await save(`concerns/${concern._id}`, { name: "Mine" });
  await saveLive("concerns", concern, { name_es: "Otro" });
  expect(await drafts()).toMatchObject([{ conflicts: [] }]);

  await saveLive("concerns", concern, { name: "Theirs" });
  expect(await drafts()).toMatchObject([{ conflicts: ["name"] }]);
  const refused = await publish(await drafts());
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors).toMatchObject([
    { code: "edited_meanwhile", field: `concerns.${concern._id}.name` },
  ]);

  const [latest] = await history();
  await save(
    `concerns/${concern._id}`,
    {},
    {
      base: latest.number,
      conflictsDecided: true,
    },
  );
  expect(await drafts()).toMatchObject([{ conflicts: [] }]);
  expect((await publish(await drafts())).statusCode).toBe(204);
  expect((await all("concerns"))[0].name).toBe("Mine");
});

test("a drafted field that changed on the site while the user was editing is in conflict", async () => {
  const { all, save, drafts, saveLive } = await createDraftsApp();
  const [concern] = await all("concerns");
  await saveLive("concerns", concern, { name: "Theirs" });
  await save(`concerns/${concern._id}`, { name: "Mine" }, { base: 1 });
  expect(await drafts()).toMatchObject([{ conflicts: ["name"] }]);
});

test("texts with a mistake in one language are published only on request, which is logged", async () => {
  const { all, save, drafts, publish, call } = await createDraftsApp();
  const [concern] = await all("concerns");
  await save(`concerns/${concern._id}`, { name: "Only English" });
  const findings = [{ field: "name_es", problem: "only_english_changed" }];
  expect(await drafts()).toMatchObject([{ findings }]);
  const refused = await publish(await drafts(), "", false);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors).toMatchObject([
    { code: "check_languages", field: `concerns.${concern._id}.name_es` },
  ]);
  expect((await publish(await drafts())).statusCode).toBe(204);
  const [act] = (await call("GET /api/record?kind=words")).json().acts;
  expect(act).toMatchObject({ event: "content_published", about: "findings" });
});

test("undoing a change of one language is no mistake, because both texts were on the site together", async () => {
  const { all, drafts, saveLive, call, history } = await createDraftsApp();
  const [concern] = await all("concerns");
  await saveLive("concerns", concern, { name: "Only English" });
  await saveLive("concerns", concern, { name: "Only English", summary: "x" });
  const [latest] = await history();
  const items = [{ list: "concerns", id: concern._id }];
  const body = { items };
  await call(`POST /api/publications/${latest.number - 2}/draft`, body);
  const [draft] = (await drafts()) as [Draft];
  expect(draft.fields.map(({ field }) => field)).toContain("name");
  expect(draft.findings).toEqual([]);
});

test("a translation that follows an earlier change of the other language is no mistake", async () => {
  const { all, save, drafts, saveLive } = await createDraftsApp();
  const [concern] = await all("concerns");
  await saveLive("concerns", concern, { name: "Newer words" });
  await save(`concerns/${concern._id}`, { name_es: "Palabras nuevas" });
  expect(await drafts()).toMatchObject([{ findings: [] }]);

  const following = { name: "Newer words", name_es: "Palabras nuevas" };
  await saveLive("concerns", concern, following);
  await save(`concerns/${concern._id}`, { name_es: "Otras palabras" });
  expect(await drafts()).toMatchObject([
    { findings: [{ field: "name", problem: "only_spanish_changed" }] },
  ]);
});

test("the log mentions mistakes only if the published texts had some", async () => {
  const { all, save, drafts, publish, call } = await createDraftsApp();
  const [concern] = await all("concerns");
  await save(`concerns/${concern._id}`, { name: "New", name_es: "Nuevo" });
  expect((await publish(await drafts(), "", true)).statusCode).toBe(204);
  const [act] = (await call("GET /api/record?kind=words")).json().acts;
  expect(act).toMatchObject({ event: "content_published", about: "" });
});

test("texts changed in both languages are published without asking first", async () => {
  const { all, save, drafts, publish } = await createDraftsApp();
  const [concern] = await all("concerns");
  await save(`concerns/${concern._id}`, { name: "New", name_es: "Nuevo" });
  expect(await drafts()).toMatchObject([{ findings: [] }]);
  expect((await publish(await drafts(), "", false)).statusCode).toBe(204);
});

test("a draft disappears when the same words are saved on the site", async () => {
  const { all, save, drafts, saveLive } = await createDraftsApp();
  const [concern] = await all("concerns");
  await save(`concerns/${concern._id}`, { name: "Same" });
  await saveLive("concerns", concern, { name: "Same" });
  expect(await drafts()).toEqual([]);
  const path = `concerns/${concern._id}`;
  const reply = await save(path, { name: "Again" }, { version: 0 });
  expect(reply.statusCode).toBe(200);
  expect(await drafts()).toMatchObject([{ title: "Again", conflicts: [] }]);
});

test("two editors of one draft cannot overwrite each other", async () => {
  const { all, save, drafts } = await createDraftsApp();
  const [concern] = await all("concerns");
  const path = `concerns/${concern._id}`;
  const replies = await Promise.all(
    ["A", "B"].map((name) => save(path, { name }, { version: 0 })),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(1);
  const [{ version } = { version: 0 }] = await drafts();
  expect((await save(path, { name: "C" }, { version })).statusCode).toBe(200);
  const late = await save(path, { name: "D" }, { version });
  expect(errorCode(late)).toBe("edited_meanwhile");
  expect(await drafts()).toMatchObject([{ title: "C" }]);
});

test("a version number is never used twice, even after a draft was discarded", async () => {
  const { all, save, drafts, call, publish } = await createDraftsApp();
  const [concern] = await all("concerns");
  const path = `concerns/${concern._id}`;
  await save(path, { name: "A" });
  const before = await drafts();
  const [{ version } = { version: 0 }] = before;
  expect(
    (await call(`DELETE /api/drafts/${path}`, { version })).statusCode,
  ).toBe(204);
  expect(
    (await call(`DELETE /api/drafts/${path}`, { version })).statusCode,
  ).toBe(404);
  await save(path, { name: "B" });
  expect(errorCode(await publish(before))).toBe("edited_meanwhile");
});

test("restoring a version creates drafts; publishing them restores the site", async () => {
  const { all, drafts, publish, saveLive, call, ask } = await createDraftsApp();
  const site = async () => (await ask("GET /api/concerns")).json();
  const before = await site();
  const [concern] = await all("concerns");
  await saveLive("concerns", concern, { name: "Changed", summary: "Changed" });
  const changed = await site();
  const reply = await call("POST /api/publications/1/draft", {});
  expect(reply.statusCode).toBe(204);
  expect(await site()).toEqual(changed);
  expect(await drafts()).toMatchObject([
    { id: concern._id, fields: [{ field: "name" }, { field: "summary" }] },
  ]);
  await publish(await drafts());
  expect(await site()).toEqual(before);
});
