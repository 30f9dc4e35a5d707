import { withChildName } from "#shared/rules/content/child-name.ts";
import { describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
  handIn,
} from "#server/testing/visitor/quiz.ts";

async function startedQuiz() {
  const app = await createQuizApp();
  const body = await answerQuiz(app);
  const { _id, proposed } = await handIn(app, body);
  return { ...app, body, draft: _id, proposed };
}

describe("a draft", () => {
  test("proposes concerns by score, also below four points, with ties in the staff's order", async () => {
    const { ask, draft } = await startedQuiz();
    const reply = await ask(`GET /api/results/${draft}`);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const { orderedConcerns, ranked } = reply.json();
    expect(ranked).toBe(false);

    const concerns = (await ask("GET /api/concerns")).json();
    const expected = [
      ["Does my child need it?", 5],
      ["Having children one day", 5],
      ["Does it work? Does it last?", 4],
      ["Do boys need it?", 4],
      ["Not enough information", 3],
      ["My child’s age", 3],
      ["Shots and needles", 3],
      ["Side effects", 2],
      ["Who can I trust?", 2],
      ["Cost and finding a clinic", 2],
      ["Problems years later", 1],
      ["Family values and faith", 1],
    ].map(([name, count]) => {
      const is = (concern: { name: string }) => concern.name === name;
      const { _id, name_es } = concerns.find(is);
      return { _id, name, name_es, count };
    });
    expect(orderedConcerns).toEqual(expected);
  });

  test("contains every question and answer in both languages, and no names", async () => {
    const { ask, body, draft } = await startedQuiz();
    const reply = await ask(`GET /api/results/${draft}`);
    const question = (await ask("GET /api/questions/pos/2")).json();
    const first = withChildName<Record<string, unknown>>(question);
    expect(reply.json().answers).toHaveLength(body.answers.length);
    expect(reply.json().answers[1]).toMatchObject({
      number: 2,
      question: first.text,
      question_es: first.text_es,
      answer: "B",
      label: first.labelB,
      label_es: first.labelB_es,
    });
    expect(reply.body).not.toMatch(/Maria|Ana\b/);
  });

  test("can be deleted repeatedly", async () => {
    const { ask, draft } = await startedQuiz();
    for (const id of [draft, draft, newId()]) {
      expect((await ask(`DELETE /api/results/${id}`)).statusCode).toBe(204);
    }
    expect((await ask(`GET /api/results/${draft}`)).statusCode).toBe(404);
  });
});

describe("the final result", () => {
  test("stores the chosen and the proposed order, and deletes its draft", async () => {
    const { ask, pool, body, draft, proposed } = await startedQuiz();
    const chosen = proposed.toReversed();
    const reply = await ask("POST /api/results", {
      body: { ...body, _id: draft, orderedConcerns: chosen },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toContain("application/json");
    const id = reply.json();
    expect(id).not.toBe(draft);

    const result = (await ask(`GET /api/results/${id}`)).json();
    expect(result.ranked).toBe(true);
    expect(result.orderedConcerns).toEqual(chosen);
    const { rows } = await pool.query("SELECT * FROM results");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      final: true,
      parentname: "Maria",
      childname: "Ana",
      language: "en",
      proposed: proposed.map(({ _id }) => _id),
      ranked: chosen.map(({ _id }) => _id),
      problem: null,
    });
    expect((await ask(`DELETE /api/results/${draft}`)).statusCode).toBe(204);
    const found = await ask(`GET /api/results/${draft}`);
    expect(found.json()).toEqual(result);
    expect(found.headers["cache-control"]).toBe("no-store");
  });

  test("returns 404 once it is erased", async () => {
    const app = await createQuizApp();
    const id = await finishQuiz(app);
    const read = () => app.ask(`GET /api/results/${id}`);
    expect((await read()).statusCode).toBe(200);
    await app.pool.query("DELETE FROM results");
    expect((await read()).statusCode).toBe(404);
  });

  test("cannot be deleted by visitors", async () => {
    const app = await createQuizApp();
    const id = await finishQuiz(app);
    const reply = await app.ask(`DELETE /api/results/${id}`);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().errors[0].code).toBe("result_finished");
    expect((await app.ask(`GET /api/results/${id}`)).statusCode).toBe(200);
  });

  test("is created once when its draft is submitted twice in different orders", async () => {
    const { ask, body, draft, proposed } = await startedQuiz();
    const post = (orderedConcerns: object[]) =>
      ask("POST /api/results", {
        body: { ...body, _id: draft, orderedConcerns },
      });
    const first = (await post(proposed)).json();
    expect((await post(proposed.toReversed())).json()).toBe(first);
    const result = (await ask(`GET /api/results/${first}`)).json();
    expect(result.orderedConcerns).toEqual(proposed);
  });

  test("can be created without a draft", async () => {
    const { ask, body, draft, proposed } = await startedQuiz();
    await ask(`DELETE /api/results/${draft}`);
    const reply = await ask("POST /api/results", {
      body: { ...body, orderedConcerns: proposed },
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe("a contact's result", () => {
  test("completes the contact, is found by the contact, and is the only one", async () => {
    const app = await createQuizApp();
    const { _id: contact } = await insertInvitedContact(app);
    const before = await app.ask(`GET /api/results/user/${contact}`);
    expect(before.json()).toEqual({});

    const id = await finishQuiz(app, { contact });
    const { rows } = await app.pool.query("SELECT active FROM contacts");
    expect(rows).toEqual([{ active: 0 }]);
    const found = await app.ask(`GET /api/results/user/${contact}`);
    const userid = contact;
    expect(found.json()).toMatchObject({ _id: id, userid, ranked: true });
    expect(found.json().contact).toBe(contact);

    expect(await finishQuiz(app, { contact, parentname: "Eve" })).toBe(id);
    const body = { ...(await answerQuiz(app)), contact };
    expect((await app.ask("POST /api/results", { body })).json()).toBe(id);
    const stored = await app.pool.query("SELECT parentname FROM results");
    expect(stored.rows).toEqual([{ parentname: "Maria" }]);
  });

  test("deletes all drafts of the contact, also those of other tabs", async () => {
    const app = await createQuizApp();
    const { _id: contact } = await insertInvitedContact(app);
    const body = { ...(await answerQuiz(app)), contact };
    const other = await handIn(app, body);
    await finishQuiz(app, { contact });
    const reply = await app.ask(`GET /api/results/${other._id}`);
    expect(reply.statusCode).toBe(404);
  });

  test("omits the contact when read by its own link", async () => {
    const app = await createQuizApp();
    const { _id: contact } = await insertInvitedContact(app);
    const id = await finishQuiz(app, { contact });
    const reply = await app.ask(`GET /api/results/${id}`);
    expect(reply.json()).toMatchObject({ userid: null, contact: null });
    expect(reply.body).not.toContain(contact);
  });

  test("is refused for an unknown contact", async () => {
    const app = await createQuizApp();
    const body = { ...(await answerQuiz(app)), contact: newId() };
    for (const more of [{}, { orderedConcerns: [{ _id: newId() }] }]) {
      const reply = await app.ask("POST /api/results", {
        body: { ...body, ...more },
      });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().errors[0]).toMatchObject({
        code: "unknown_contact",
        field: "contact",
      });
    }
    expect((await app.pool.query("SELECT 1 FROM results")).rowCount).toBe(0);
  });

  test("is {} for an unknown contact, until the network has guessed too often", async () => {
    const app = await createQuizApp({ RATE_LIMIT_SCALE: "1" });
    const codes: number[] = [];
    for (let count = 0; count < 32; count += 1) {
      const { statusCode } = await app.ask(`GET /api/results/user/${newId()}`);
      codes.push(statusCode);
    }
    expect(codes.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(codes.slice(30)).toEqual([429, 429]);
  });
});
