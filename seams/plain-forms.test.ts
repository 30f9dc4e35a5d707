import { expect, onTestFinished, test } from "vitest";
import { day } from "#shared/rules/milliseconds.ts";
import { createTickets } from "#server/platform/human-check/ticket.ts";
import { tablesContaining } from "#server/testing/privacy/in-database.ts";
import {
  askQuestions,
  insertInvitedContact,
} from "#server/testing/visitor/quiz.ts";
import { openBrowser } from "#seams/support/browser.ts";
import { openStaffedSite } from "#seams/support/site.ts";
import { rewordQuestions } from "#seams/results/site.ts";

/** A site, and a family whose browser has no scripts. */
async function openForms() {
  const site = await openStaffedSite();
  onTestFinished(site.close);
  const questions = await askQuestions(site);
  const { post, send } = openBrowser(site.ask);
  const last = questions.length;

  /** Answers the question that was read at this place, with the form of another place if given. */
  function answer(number: number, letter = "B", place = number) {
    const { _id = "", publication } = questions[number - 1] ?? {};
    const fields = { question: _id, publication: String(publication) };
    return post(`/question/${place}`, { ...fields, answer: letter });
  }
  async function begin(parentName: string, start = "/quiz") {
    await post(start, { parentName });
    for (let number = 1; number < last; number += 1) await answer(number);
  }
  const results = async (): Promise<{ final: boolean; chosen: string[] }[]> =>
    (await site.pool.query("SELECT _id, final, chosen FROM results")).rows;
  return { ...site, questions, last, post, send, answer, begin, results };
}

const many = <T>(times: number, act: () => Promise<T>) =>
  Promise.all(Array.from({ length: times }, act)).then((all) => new Set(all));

test("the last form and the ranking make one result, however often they are sent", async () => {
  const { begin, answer, last, post, results } = await openForms();
  await begin("Twice");
  const [ranking = "", ...others] = await many(8, () => answer(last));
  expect(ranking).toMatch(/^\/rank\/\w{22}$/);
  expect(others).toEqual([]);
  expect(await answer(last)).toBe(ranking);
  expect(await results()).toMatchObject([{ final: false }]);
  const places = await many(5, () => post(ranking, { do: "save" }));
  const [result, ...more] = (await results()) as { _id?: string }[];
  expect([...places]).toEqual([`/results/${result?._id}`]);
  expect(result).toMatchObject({ final: true });
  expect(more).toEqual([]);
});

test("two tabs can answer one quiz in any order, and an older page changes only its own question", async () => {
  const { post, answer, last, results } = await openForms();
  await post("/quiz", { parentName: "Two tabs" });
  await answer(2, "C");
  expect(await answer(1, "A")).toBe("/question/2");
  await answer(2, "D");
  for (let number = 3; number <= last; number += 1) await answer(number, "E");
  const [{ chosen } = { chosen: [] }] = await results();
  expect(chosen.slice(0, 3)).toEqual(["A", "D", "E"]);
});

test("changing an answer after submitting creates a new ranking and one result", async () => {
  const { begin, answer, last, post, results } = await openForms();
  await begin("Changed");
  const first = await answer(last);
  await answer(3, "E");
  const second = await answer(last);
  expect(second).not.toBe(first);
  await post(second, { do: "save" });
  const finals = (await results()).filter(({ final }) => final);
  expect(finals.map(({ chosen }) => chosen[2])).toEqual(["E"]);
});

test("answering a question that was switched off meanwhile leads to the next open one", async () => {
  const { begin, answer, last, call, questions, results } = await openForms();
  await begin("Edited");
  await call(`PUT /api/questions/toggle/${questions[4]?._id}`);
  expect(await answer(5, "A")).toBe(`/question/${last - 1}`);
  expect(await answer(last, "B", last - 1)).toMatch(/^\/rank\//);
  const [{ chosen } = { chosen: [] }] = await results();
  expect(chosen).toHaveLength(last - 1);
});

test("a family without a name is asked for it before its answers are submitted, and keeps them", async () => {
  const { post, answer, last } = await openForms();
  await post("/quiz", { parentName: "First" });
  await post("/quiz", { do: "over" });
  for (let number = 1; number < last; number += 1)
    expect(await answer(number)).toBe(`/question/${number + 1}`);
  expect(await answer(last)).toBe("/quiz");
  expect(await post("/quiz", { parentName: "Later" })).toBe(
    `/question/${last}`,
  );
  expect(await answer(last)).toMatch(/^\/rank\//);
});

test("names and answers are stored only in the family's browser until they are submitted", async () => {
  const { begin, send, ask, pool, results } = await openForms();
  await begin("Zacarías Nowhere");
  const page = await send("GET /quiz");
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.body).toContain("Zacarías Nowhere");
  expect((await ask("GET /quiz")).body).not.toContain("Zacarías");
  expect(await tablesContaining(pool, ["Zacarías"])).toEqual([]);
  expect(await results()).toEqual([]);
});

test("a result has the words that the family read, even if staff change them before it is sent", async () => {
  const { begin, answer, last, pool, ...site } = await openForms();
  await begin("Reader");
  await rewordQuestions({ ...site, pool }, "Changed");
  await answer(last);
  const { rows } = await pool.query<{ wording: string }>(
    `SELECT wordings::text AS wording FROM results, unnest(asked) AS one (number)
      JOIN wordings USING (number)`,
  );
  expect(rows).toHaveLength(last);
  for (const { wording } of rows) expect(wording).not.toContain("Changed");
});

test("a personal link fills in the names while it is new, and leads to the results if there are any", async () => {
  const { begin, answer, last, post, ask, db } = await openForms();
  const daysAgo = (days: number) =>
    new Date(Date.now() - days * day).toISOString();
  /** The start page in a browser that has opened a link. */
  async function startPage(id: string) {
    const family = openBrowser(ask);
    const opened = await family.send(`GET /quiz/${id}?plain`);
    const { body } = await family.send("GET /quiz");
    return { opened, body };
  }
  const rosa = await insertInvitedContact(
    { db },
    { name: "Rosa", date: daysAgo(2) },
  );
  const filled = await startPage(rosa._id);
  expect(filled.opened.headers["cache-control"]).toBe("no-store");
  expect(filled.body).toContain("Rosa");
  await begin("Rosa", `/quiz/${rosa._id}`);
  const results = await post(await answer(last), { do: "save" });
  const { opened } = await startPage(rosa._id);
  expect(opened.headers["location"]).toBe(results);
  const again = openBrowser(ask);
  const parent = { parentName: "Rosa" };
  expect(await again.post(`/quiz/${rosa._id}`, parent)).toBe(results);

  const late = { name: "Luz", phone: "+12015550124", date: daysAgo(11) };
  const luz = await insertInvitedContact({ db }, late);
  expect((await startPage(luz._id)).body).not.toContain("Luz");
  const unknown = await startPage("1".repeat(22));
  expect(unknown.opened.body).toContain("isUnknown");
});

test("a message to the team needs a fresh ticket, and repeating it sends nothing", async () => {
  const { send, post, db, pool } = await openForms();
  const letter = { name: "Luz", email: "luz@family.example", message: "Once" };
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const write = async (more: Record<string, string>) => {
    const body = new URLSearchParams({ ...letter, ...more }).toString();
    return (await send("POST /contact", body, form)).json();
  };
  const { ticket: young, step } = await write({});
  expect(step).toBe("check");
  expect(await write({ ticket: young })).toMatchObject({
    ticket: young,
    step: "again",
  });
  const ticket = await createTickets(db, () => Date.now() - 3000).issue(
    "127.0.0.1",
  );
  expect((await write({ ticket, subject: "x" })).step).toBe("again");
  for (let time = 0; time < 2; time += 1)
    expect(await post("/contact", { ...letter, ticket })).toBe("/contact/sent");
  expect((await write({ ticket, message: "Twice" })).step).toBe("again");
  expect((await pool.query("SELECT FROM messages")).rowCount).toBe(1);
});
