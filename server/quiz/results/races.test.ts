import { describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
  handIn,
  postWith,
  submitDraft,
} from "#server/testing/visitor/quiz.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

type App = Awaited<ReturnType<typeof createQuizApp>>;

async function countRows({ pool }: App, table: string) {
  return (await pool.query(`SELECT FROM ${table}`)).rowCount;
}

test("ranking deletes all drafts and completes the contact", async () => {
  const app = await createQuizApp();
  const { _id: contact } = await insertInvitedContact(app);
  await submitDraft(app, { contact });
  const { final } = await submitDraft(app, { contact });
  const result = (await postWith(app, final)).json();
  const results = await app.pool.query("SELECT _id, final FROM results");
  expect(results.rows).toEqual([{ _id: result, final: true }]);
  const contacts = await app.pool.query("SELECT active FROM contacts");
  expect(contacts.rows).toEqual([{ active: 0 }]);
  const late = await postWith(app, await answerQuiz(app));
  expect(late.statusCode).toBe(200);
  const { _id: _, orderedConcerns: __, ...again } = final;
  expect((await postWith(app, again)).json()).toBe(result);
});

test("drafts that arrive while the contact finishes are deleted", async () => {
  const app = await createQuizApp();
  const { _id: contact } = await insertInvitedContact(app);
  const { body, final } = await submitDraft(app, { contact });
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, count) =>
      postWith(app, count === 15 ? final : body),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(
    Array(30).fill(200),
  );
  const result = replies[15]?.json();
  const { rows } = await app.pool.query("SELECT _id FROM results");
  expect(rows).toEqual([{ _id: result }]);
});

test("the same call to two instances creates one result, draft or final", async () => {
  const app = await createQuizApp();
  const env = { RATE_LIMIT_SCALE: "1000" };
  const other = await createTestApp(env, undefined, app.database);
  const { body, final } = await submitDraft(app);
  const before = await countRows(app, "results");
  for (const given of [body, final]) {
    const key = newId();
    const both = [app, other, other, app];
    const replies = await Promise.all(
      both.map((instance) => postWith(instance, given, key)),
    );
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(200);
  }
  // The final result replaced its draft.
  expect(await countRows(app, "results")).toBe(Number(before) + 1);
  expect(await countRows(app, "idempotency_keys")).toBe(2);
});

test("refuses a key used with other answers and writes nothing", async () => {
  const app = await createQuizApp();
  const body = await answerQuiz(app);
  const key = newId();
  await postWith(app, body, key);
  const other = { ...body, parentname: "Somebody else" };
  const reply = await postWith(app, other, key);
  expect(reply.statusCode).toBe(409);
  expect(reply.json().errors[0].code).toBe("key_reused");
  expect(await countRows(app, "results")).toBe(1);
});

test("accepts a key again after a day", async () => {
  const app = await createQuizApp();
  const body = await answerQuiz(app);
  const key = newId();
  const first = (await postWith(app, body, key)).json();
  await app.pool.query(
    "UPDATE idempotency_keys SET date = now() - interval '24 hours'",
  );
  const second = await postWith(app, body, key);
  expect(second.statusCode).toBe(200);
  expect(second.json()).not.toBe(first);
  expect((await postWith(app, body, key)).json()).toBe(second.json());
});

test("answers a repeat even when the limit is used up", async () => {
  const app = await createQuizApp({ RATE_LIMIT_SCALE: "1" });
  const body = await answerQuiz(app);
  const key = newId();
  const first = await postWith(app, body, key);
  const { add, points } = app.limits.results_of_network;
  await add("127.0.0.1", points);
  expect((await postWith(app, body)).statusCode).toBe(429);
  const again = await postWith(app, body, key);
  expect(again.statusCode).toBe(200);
  expect(again.body).toBe(first.body);
});

test("refuses an unknown contact, with and without a key", async () => {
  const app = await createQuizApp();
  const body = { ...(await answerQuiz(app)), contact: newId() };
  for (const reply of [
    await postWith(app, body),
    await app.ask("POST /api/results", { body }),
  ]) {
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].code).toBe("unknown_contact");
  }
  expect(await countRows(app, "idempotency_keys")).toBe(0);
});

test("a contact has one result, even with many concurrent submits", async () => {
  const testApp = await createQuizApp();
  const { _id: contact } = await insertInvitedContact(testApp);
  const body = { ...(await answerQuiz(testApp)), contact };
  const { _id, proposed } = await handIn(testApp, body);
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, count) =>
      testApp.ask("POST /api/results", {
        body: {
          ...body,
          ...(count % 2 === 0 && { _id }),
          orderedConcerns: count % 3 === 0 ? proposed.toReversed() : proposed,
        },
      }),
    ),
  );
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  );
  const { rows } = await testApp.pool.query("SELECT _id FROM results");
  expect(rows).toEqual([{ _id: replies[0]?.json() }]);
});

test("an anonymous double submit of one draft creates one result", async () => {
  const { ask, pool, ...test } = await createQuizApp();
  const body = await answerQuiz({ ask });
  const { _id, proposed } = await handIn({ ask, ...test }, body);
  const final = { ...body, _id, orderedConcerns: proposed };
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => ask("POST /api/results", { body: final })),
  );
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect((await pool.query("SELECT 1 FROM results")).rowCount).toBe(1);
});

async function changeDraft({ pool }: App, change: string) {
  expect((await pool.query(change)).rowCount).toBe(1);
}

test("ranking a draft whose contact was deleted creates a problem result", async () => {
  const app = await createQuizApp();
  const { _id: contact } = await insertInvitedContact(app);
  const { final } = await submitDraft(app, { contact });
  await changeDraft(
    app,
    "UPDATE results SET contact = NULL, problem = 'contact deleted'",
  );
  const reply = await postWith(app, { ...final, contact: null });
  expect(reply.statusCode).toBe(200);
  const { rows } = await app.pool.query("SELECT final, problem FROM results");
  expect(rows).toEqual([{ final: true, problem: "contact deleted" }]);
});

test("ranking a deleted draft uses the submitted answers, once", async () => {
  const app = await createQuizApp();
  const { final } = await submitDraft(app);
  await changeDraft(app, "DELETE FROM results");
  const replies = [await postWith(app, final), await postWith(app, final)];
  expect(replies[0]?.statusCode).toBe(200);
  expect(replies[1]?.json()).toBe(replies[0]?.json());
  const { rows } = await app.pool.query("SELECT _id, final FROM results");
  expect(rows).toEqual([{ _id: replies[0]?.json(), final: true }]);
});

/** Waits until this many statements are waiting for a lock. */
async function untilWaiting({ pool }: App, amount: number) {
  await expect
    .poll(async () => {
      const { rowCount } = await pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rowCount;
    })
    .toBe(amount);
}

describe("a phone without names ranks its draft while", () => {
  /** Ranks a draft while staff hold the lock on the contact. The ranking reads its draft before they commit. */
  async function rankDuring(
    erase: (draft: string, contact: string) => [line: string, body?: object],
  ) {
    const app = await createQuizApp();
    const { token } = await createAdmin(app);
    const { _id: contact } = await insertInvitedContact(app);
    const { final } = await submitDraft(app, { contact });
    const { _id, language, orderedConcerns } = final;
    const [line, body] = erase(_id, contact);
    const holder = await app.pool.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT FROM contacts FOR UPDATE");
    const erasing = app.ask(line, { token, ...(body && { body }) });
    await untilWaiting(app, 1);
    const ranking = postWith(app, { _id, language, orderedConcerns });
    await untilWaiting(app, 2);
    await holder.query("COMMIT");
    holder.release();
    expect((await erasing).statusCode).toBeLessThan(300);
    const reply = await ranking;
    const { rows } = await app.pool.query(
      "SELECT final, contact, parentname, childname, problem FROM results",
    );
    return { reply, results: rows };
  }

  test("staff erase the family: it is refused, and nothing is left", async () => {
    const { reply, results } = await rankDuring((draft) => [
      `DELETE /api/results/${draft}/family`,
    ]);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].code).toBe("ranking_outdated");
    expect(results).toEqual([]);
  });

  test("staff delete the contact: its result has no names", async () => {
    const { reply, results } = await rankDuring((_, contact) => [
      "DELETE /api/contacts",
      { conts: [contact] },
    ]);
    expect(reply.statusCode).toBe(200);
    expect(results).toEqual([
      {
        final: true,
        contact: null,
        parentname: "",
        childname: "",
        problem: "contact deleted",
      },
    ]);
  });
});
