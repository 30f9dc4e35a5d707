import { describe, expect, test } from "vitest";
import type { ListedResult } from "#shared/contract/quiz/results.ts";
import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
  handIn,
} from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";

async function createList() {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const list = async (query = "") => {
    const reply = await app.ask(`GET /api/results${query}`, { token });
    expect(reply.statusCode).toBe(200);
    return reply.json() as { results: ListedResult[]; next: string | null };
  };
  const ids = async (query = "") =>
    (await list(query)).results.map(({ _id }) => _id);
  const erase = (id: string) =>
    app.ask(`DELETE /api/results/${id}/family`, { token });
  return { ...app, token, list, ids, erase };
}

test("a result is listed with family, date and main concerns", async () => {
  const app = await createList();
  const contact = await insertInvitedContact(app, { name: "María" });
  await app.pool.query("UPDATE contacts SET redcapid = 'R-1'");
  const _id = await finishQuiz(app, { contact: contact._id });
  const { orderedConcerns } = (await app.ask(`GET /api/results/${_id}`)).json();
  const { results, next } = await app.list();
  expect(next).toBeNull();
  expect(results).toMatchObject([
    {
      _id,
      contact: contact._id,
      redcapid: "R-1",
      parentname: "Maria",
      childname: "Ana",
      problem: null,
    },
  ]);
  expect(results[0]?.concerns.map(({ name }) => name)).toEqual(
    orderedConcerns.slice(0, 3).map(({ name }: { name: string }) => name),
  );
});

test("the result list can be filtered by language, origin, day and problem", async () => {
  const app = await createList();
  const contact = await insertInvitedContact(app, { name: "María" });
  const invited = await finishQuiz(app, { contact: contact._id });
  const spanish = await finishQuiz(app, { language: "es" });
  const draft = await handIn(app, await answerQuiz(app));
  await app.pool.query(
    "UPDATE results SET date = '2026-03-01T23:59:59Z' WHERE _id = $1",
    [spanish],
  );
  for (const [query, expected] of [
    ["", [invited, spanish]],
    ["?language=es", [spanish]],
    ["?arrived=invited", [invited]],
    ["?arrived=walk-in", [spanish]],
    ["?from=2026-03-01&to=2026-03-01", [spanish]],
    ["?from=2026-03-02", [invited]],
    ["?to=2026-02-28", []],
    ["?kind=problem", [draft._id]],
    ["?demo=yes", []],
  ] as const)
    expect(await app.ids(query), query).toEqual(expected);
  const [{ problem } = { problem: "" }] = (await app.list("?kind=problem"))
    .results;
  expect(problem).toBe("unranked");
});

test("is paged without repeats, even with many results from the same moment", async () => {
  const { list, pool } = await createList();
  await pool.query(`INSERT INTO results
      (_id, final, language, parentname, childname, asked, chosen, proposed, scores, ranked, date)
    SELECT lpad(translate(n::text, '0', 'a'), 22, 'z'), true, 'en', '', '', '{}', '{}', '{}', '{}', '{}',
      now() - (n / 40) * interval '1 hour' FROM generate_series(1, 120) n`);
  const seen: string[] = [];
  for (let page = 1, after = ""; page <= 3; page += 1) {
    const { results, next } = await list(after && `?after=${after}`);
    seen.push(...results.map(({ _id }) => _id));
    expect(next !== null).toBe(page < 3);
    after = next ?? "";
    // Delete the last result of the page before reading the next page.
    await pool.query("DELETE FROM results WHERE _id = $1", [seen.at(-1)]);
  }
  expect(new Set(seen).size).toBe(120);
  expect(seen).toHaveLength(120);
});

test.each(["?kind=all", "?from=yesterday", "?language=fr", "?limit=5"])(
  "refuses the query %s",
  async (query) => {
    const { ask, token } = await createList();
    expect((await ask(`GET /api/results${query}`, { token })).statusCode).toBe(
      400,
    );
  },
);

describe("erasing a family", () => {
  test("deletes its results, contact and messages, and nothing else", async () => {
    const app = await createList();
    const other = await finishQuiz(app);
    const { _id: contact } = await insertInvitedContact(app, { name: "María" });
    const id = await finishQuiz(app, { contact });
    await app.pool.query(
      `INSERT INTO messages (_id, kind, "to", body, state, contact) VALUES
        (repeat('3', 22), 'sms', '+12015550123', 'Hello', 'kept', $1),
        (repeat('4', 22), 'sms', '+12015550123', 'Who is this?', 'received', NULL),
        (repeat('5', 22), 'sms', '+12015550199', 'https://quiz.example/results/' || $2 || '#share', 'queued', NULL)`,
      [contact, id],
    );
    expect((await app.erase(id)).statusCode).toBe(204);
    expect(await app.ids()).toEqual([other]);
    expect((await app.ask(`GET /api/results/${id}`)).statusCode).toBe(404);
    expect((await app.ask(`GET /api/contacts/${contact}`)).statusCode).toBe(
      404,
    );
    const { rows } = await app.pool.query("SELECT * FROM messages");
    expect(rows).toEqual([]);
    const audited = await app.pool.query(
      "SELECT event, subject FROM audit WHERE event = 'family_erased'",
    );
    expect(audited.rows).toEqual([{ event: "family_erased", subject: null }]);
  });

  test("resets the limits of texts that shared its results", async () => {
    const app = await createList();
    const id = await finishQuiz(app);
    const reply = await app.ask("POST /api/sms/textResults", {
      body: {
        contacts: "+12025550144",
        message: `${app.config.publicUrl}/results/${id}`,
      },
    });
    expect(reply.statusCode).toBe(200);
    const left = async () =>
      Promise.all([
        app.limits.shared_sms_of_result.find(id),
        app.limits.shared_sms_of_phone.find("+12025550144"),
      ]);
    expect(await left()).toMatchObject([{ points: 1 }, { points: 1 }]);
    expect((await app.erase(id)).statusCode).toBe(204);
    expect(await left()).toEqual([undefined, undefined]);
  });

  test("returns 404 the second time", async () => {
    const app = await createList();
    const id = await finishQuiz(app);
    const codes = (await Promise.all([app.erase(id), app.erase(id)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes).toContain(204);
    expect((await app.erase(id)).statusCode).toBe(404);
    expect(await app.ids()).toEqual([]);
  });
});
