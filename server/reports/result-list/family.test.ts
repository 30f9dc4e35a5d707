import { expect, test } from "vitest";
import type {
  FamilyResult,
  ListedResult,
} from "#shared/contract/quiz/results.ts";
import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
  handIn,
} from "#server/testing/visitor/quiz.ts";
import { createAdmin, createStaff } from "#server/testing/test-app.ts";

async function open() {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const search = async (body: object, by = token) => {
    const reply = await app.ask("POST /api/results/search", {
      token: by,
      body,
    });
    expect(reply.statusCode).toBe(200);
    const { results, ...rest } = reply.json<{
      results: ListedResult[];
      next: string | null;
      total: number | null;
    }>();
    return { ...rest, results, ids: results.map(({ _id }) => _id) };
  };
  const neighbors = (id: string, body: object = {}) =>
    app.ask(`POST /api/results/${id}/neighbors`, { token, body });
  const read = (id: string) =>
    app.ask(`GET /api/results/${id}/family`, { token });
  return { ...app, token, search, neighbors, read };
}

test("finds a result by typed names, contact names and REDCap ID", async () => {
  const app = await open();
  const contact = await insertInvitedContact(app, { name: "Rosa Ibáñez" });
  await app.pool.query("UPDATE contacts SET redcapid = 'R-17'");
  const invited = await finishQuiz(app, {
    contact: contact._id,
    parentname: "Rosa",
    childname: "Nico",
  });
  const other = await finishQuiz(app, {
    parentname: "María O'Brien (Lee)",
    childname: "",
  });
  for (const [words, found] of [
    ["ibanez", [invited]],
    ["R-17", [invited]],
    ["nic", [invited]],
    ["maria", [other]],
    ["MARÍA o'brien", [other]],
    ["lee", [other]],
    ["maria rosa", []],
    ["\\' : & | ! <->", []],
    [" ", [other, invited]],
  ] as const) {
    const { ids, total } = await app.search({ search: words });
    expect(ids.toSorted(), words).toEqual([...found].toSorted());
    expect(total, words).toBe(found.length);
  }
  const filtered = await app.search({ search: "rosa", arrived: "walk-in" });
  expect(filtered.ids).toEqual([]);
});

test("without names, finds a result by REDCap ID only", async () => {
  const app = await open();
  const contact = await insertInvitedContact(app, { name: "Rosa" });
  await app.pool.query("UPDATE contacts SET redcapid = 'R-17'");
  await finishQuiz(app, { contact: contact._id, parentname: "Rosa" });
  const { token } = await createStaff(app, ["researcher"]);
  const found = await app.search({ search: "r-17" }, token);
  expect(found).toMatchObject({ total: 1, results: [{ parentname: "" }] });
  for (const secret of ["Rosa", "2015550123"])
    expect((await app.search({ search: secret }, token)).total).toBe(0);
});

test("returns the total with the first page only", async () => {
  const { pool, search } = await open();
  await pool.query(`INSERT INTO results
      (_id, final, language, parentname, childname, asked, chosen, proposed, scores, ranked, date)
    SELECT lpad(translate(n::text, '0', 'a'), 22, 'z'), true, 'en', 'Ana', '', '{}', '{}', '{}', '{}', '{}',
      now() - n * interval '1 hour' FROM generate_series(1, 60) n`);
  const first = await search({ search: "ana" });
  expect(first).toMatchObject({ total: 60, next: expect.any(String) });
  const second = await search({ search: "ana", after: first.next });
  expect(second).toMatchObject({ total: null, next: null });
  expect(new Set([...first.ids, ...second.ids]).size).toBe(60);
});

test("returns the previous and next result of the same list", async () => {
  const app = await open();
  const ids: string[] = [];
  for (const language of ["en", "es", "en"])
    ids.push(await finishQuiz(app, { language }));
  const [oldest, spanish, newest] = ids as [string, string, string];
  const between = async (id: string, body?: object) =>
    (await app.neighbors(id, body)).json();
  expect(await between(spanish)).toEqual({ previous: newest, next: oldest });
  expect(await between(newest)).toEqual({ previous: null, next: spanish });
  expect(await between(newest, { language: "en" })).toEqual({
    previous: null,
    next: oldest,
  });
  expect((await app.neighbors("1".repeat(22))).statusCode).toBe(404);
  const odd = await app.neighbors(oldest, { after: "1" });
  expect(odd.statusCode).toBe(400);
});

test("returns a result with its family, answers in words, and both orders", async () => {
  const app = await open();
  const contact = await insertInvitedContact(app, { name: "Rosa" });
  const draft = await handIn(app, await answerQuiz(app));
  const turned = draft.proposed.toReversed();
  const reply = await app.ask("POST /api/results", {
    body: {
      ...(await answerQuiz(app)),
      _id: draft._id,
      contact: contact._id,
      orderedConcerns: turned,
    },
  });
  const id: string = reply.json();
  const family: FamilyResult = (await app.read(id)).json();
  expect(family).toMatchObject({
    _id: id,
    language: "en",
    ranked: true,
    parentname: "Maria",
    childname: "Ana",
    problem: null,
    contact: { _id: contact._id, name: "Rosa", phone: expect.any(String) },
  });
  expect(family.answers).toHaveLength(16);
  expect(family.answers[0]).toMatchObject({
    number: 1,
    question: expect.stringMatching(/\?$/),
    label: expect.stringMatching(/\w/),
    answer: "A",
  });
  expect(family.concerns.map(({ _id }) => _id)).toEqual(
    turned.map(({ _id }) => _id),
  );
  expect(family.concerns[0]?.proposed).toBe(turned.length);
  expect(family.concerns.at(-1)).toMatchObject({
    proposed: 1,
    score: draft.proposed[0]?.count,
  });
});

test("a family's page marks a result without a ranking; an unknown id gets 404", async () => {
  const app = await open();
  const { _id } = await handIn(app, await answerQuiz(app));
  expect((await app.read(_id)).json()).toMatchObject({
    ranked: false,
    problem: "unranked",
    contact: null,
  });
  expect((await app.read("1".repeat(22))).statusCode).toBe(404);
});

test("refuses to show a family to a researcher", async () => {
  const app = await open();
  const id = await finishQuiz(app);
  const { token } = await createStaff(app, ["researcher"]);
  const reply = await app.ask(`GET /api/results/${id}/family`, { token });
  expect(reply.statusCode).toBe(403);
  expect(reply.body).not.toContain("Maria");
});
