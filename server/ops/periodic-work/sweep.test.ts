import { expect, test } from "vitest";
import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
  handIn,
} from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import { tryLock } from "#server/platform/db/lock-queries.ts";
import { sweep } from "./periodic-work.ts";

async function createOld() {
  const testApp = await createQuizApp();
  const body = await answerQuiz(testApp);
  const { _id: old } = await handIn(testApp, body);
  const { _id: young } = await handIn(testApp, body);
  const final = await finishQuiz(testApp);
  await testApp.pool.query(
    "UPDATE results SET date = now() - interval '24 hours' WHERE _id <> $1",
    [young],
  );
  const left = async (table: string) =>
    (await testApp.pool.query(`SELECT * FROM ${table}`)).rows;
  return { ...testApp, old, young, final, left };
}

test("deletes drafts after a day and keeps final results", async () => {
  const { db, young, final, left } = await createOld();
  await sweep(db);
  const ids = (await left("results")).map(({ _id }) => _id);
  expect(new Set(ids)).toEqual(new Set([young, final]));
});

test("deletes results of previews after a day, also with names that an earlier release stored, and keeps made-up families", async () => {
  const { db, pool, final, left } = await createOld();
  await pool.query(
    `INSERT INTO results (_id, final, language, parentname, childname, asked, chosen, proposed, scores, ranked, demo, date)
     SELECT _id, true, 'en', name, '', '{}', '{}', '{}', '{}', '{}', true, now() - age::interval
     FROM (VALUES ('unnamed', '', '24 hours'), ('named', 'Ana', '24 hours'), ('young', '', '23 hours'),
       ('made up', 'Ana (demo)', '400 days')) AS old (_id, name, age)`,
  );
  await sweep(db);
  const ids = (await left("results"))
    .filter(({ demo }) => demo)
    .map(({ _id }) => _id);
  expect(new Set(ids)).toEqual(new Set(["made up", "young"]));
  expect(await left("results")).toContainEqual(
    expect.objectContaining({ _id: final }),
  );
});

test("deletes stored replies after a day and used challenges after an hour", async () => {
  const { db, pool, left } = await createOld();
  await pool.query(`INSERT INTO idempotency_keys (key, fingerprint, reply, date) VALUES
    ('old', '', '', now() - interval '24 hours'), ('new', '', '', now())`);
  await pool.query(`INSERT INTO used_challenges VALUES
    ('old', now() - interval '1 hour'), ('new', now())`);
  await sweep(db);
  expect(String((await left("idempotency_keys"))[0].key)).toBe("new");
  expect(await left("idempotency_keys")).toHaveLength(1);
  expect(await left("used_challenges")).toMatchObject([{ nonce: "new" }]);
});

test("clears a message's text after 30 days and keeps its outcome", async () => {
  const testApp = await createOld();
  const { pool, db, left } = testApp;
  const { _id: contact } = await insertInvitedContact(testApp, {
    name: "María",
  });
  await pool.query(
    `INSERT INTO messages (_id, kind, "to", body, state, contact, date)
     SELECT repeat(mark, 22), kind, 'x', 'Hello', 'sent', contact, now() - age::interval
     FROM (VALUES ('2', 'sms', $1, '30 days'), ('3', 'sms', $1, '29 days'),
       ('4', 'sms', NULL, '30 days'), ('5', 'sms', NULL, '29 days'),
       ('6', 'mail', NULL, '180 days'), ('7', 'mail', NULL, '179 days'))
       AS old (mark, kind, contact, age)`,
    [contact],
  );
  await sweep(db);
  const words = (await left("messages")).map(({ _id, body }) => [_id[0], body]);
  expect(Object.fromEntries(words)).toEqual({
    2: "",
    3: "Hello",
    5: "Hello",
    7: "Hello",
  });
});

test("clears family names and deletes events after 24 months, and keeps answers", async () => {
  const { pool, db, final, left } = await createOld();
  const after = async (age: string) => {
    await pool.query("UPDATE results SET date = now() - $1::interval", [age]);
    await pool.query("TRUNCATE events");
    await pool.query(
      `INSERT INTO events (date, language, name, place)
       VALUES (now() - $1::interval, 'en', 'quiz_started', '/quiz')`,
      [age],
    );
    await sweep(db);
    const [{ parentname, childname, chosen } = {}] = (
      await left("results")
    ).filter(({ _id }) => _id === final);
    const events = (await left("events")).length;
    return { parentname, childname, answers: chosen.length, events };
  };
  const before = await after("23 months");
  expect(before).toMatchObject({ parentname: "Maria", events: 1 });
  expect(await after("24 months 1 day")).toEqual({
    ...before,
    parentname: "",
    childname: "",
    events: 0,
  });
});

test("deletes activity-log lines after AUDIT_MONTHS and networks of failed sign-ins after 30 days", async () => {
  const { db, pool } = await createOld();
  await pool.query(`INSERT INTO audit (date, event, network, subject)
    SELECT now() - age::interval, event, '192.0.2.0', age FROM (VALUES
      ('24 months 1 day', 'results_read'), ('23 months', 'results_read'), ('31 days', 'sign_in_failed'),
      ('29 days', 'sign_in_failed'), ('31 days', 'signed_in')) AS old (age, event)`);
  const lines = async () => {
    const { rows } = await pool.query(
      "SELECT subject || ', ' || coalesce(network, 'forgotten') AS line FROM audit WHERE subject <> '' ORDER BY number",
    );
    return rows.map(({ line }) => line);
  };
  await sweep(db, 240);
  expect(await lines()).toContain("24 months 1 day, 192.0.2.0");
  await sweep(db);
  expect(await lines()).toEqual([
    "23 months, 192.0.2.0",
    "31 days, forgotten",
    "29 days, 192.0.2.0",
    "31 days, 192.0.2.0",
  ]);
});

test.each([
  "sign_in_failed",
  "second_step_failed",
  "password_link_asked",
  "results_shared_by_sms",
])("%s: the activity log allows clearing its network", async (event) => {
  const { db, pool } = await createOld();
  await pool.query(
    "INSERT INTO audit (date, event, network) VALUES (now() - interval '31 days', $1, '192.0.2.0')",
    [event],
  );
  await sweep(db);
  const { rows } = await pool.query(
    "SELECT network FROM audit WHERE event = $1",
    [event],
  );
  expect(rows).toEqual([{ network: null }]);
});

test("deletes expired sessions, set-up links and limits", async () => {
  const testApp = await createOld();
  const { db, pool, left } = testApp;
  const { _id } = await createAdmin(testApp);
  await pool.query("TRUNCATE sessions");
  await pool.query(
    `INSERT INTO sessions SELECT mark::bytea, $1, now() - age::interval, now() - idle::interval
     FROM (VALUES ('alive', '11 hours', '59 minutes'), ('idle', '2 hours', '61 minutes'),
       ('old', '12 hours', '0')) AS each (mark, age, idle)`,
    [_id],
  );
  await pool.query(`INSERT INTO setup_links VALUES
    ('old', now() - interval '61 minutes'), ('new', now() - interval '59 minutes')`);
  await pool.query(`TRUNCATE rate_limits; INSERT INTO rate_limits VALUES
    ('over', 1, now() - interval '1 second'), ('lasts', 1, now() + interval '1 minute')`);
  await sweep(db);
  expect((await left("sessions")).map((row) => String(row.token_hash))).toEqual(
    ["alive"],
  );
  expect(
    (await left("setup_links")).map((row) => String(row.token_hash)),
  ).toEqual(["new"]);
  expect((await left("rate_limits")).map((row) => String(row.key))).toEqual([
    "lasts",
  ]);
});

test.each(["result_weeks", "used_challenges"])(
  "continues after a step fails because %s is missing, and reports it",
  async (table) => {
    const { db, pool, young, final, left } = await createOld();
    await pool.query(`INSERT INTO setup_links VALUES
      ('old', now() - interval '61 minutes')`);
    await pool.query(`ALTER TABLE ${table} RENAME TO away`);
    await expect(sweep(db)).rejects.toMatchObject({
      errors: [{ message: `relation "${table}" does not exist` }],
    });
    const ids = (await left("results")).map(({ _id }) => _id);
    expect(new Set(ids)).toEqual(new Set([young, final]));
    expect(await left("setup_links")).toEqual([]);
  },
);

test("deletes more rows than one batch", async () => {
  const { db, pool, left } = await createOld();
  await pool.query(`INSERT INTO used_challenges
    SELECT i, now() - interval '2 hours' FROM generate_series(1, 10001) i`);
  await sweep(db);
  expect(await left("used_challenges")).toEqual([]);
});

test("does nothing while another instance sweeps", async () => {
  const { db, left } = await createOld();
  await db.transaction().execute(async (trx) => {
    expect(await tryLock(trx, "sweep")).toBe(true);
    await sweep(db);
  });
  expect(await left("results")).toHaveLength(3);
});

test("a running server sweeps on schedule", async () => {
  const { app, old, ask } = await createOld();
  await app.listen({ host: "127.0.0.1", port: 0 });
  await expect
    .poll(async () => (await ask(`GET /api/results/${old}`)).statusCode)
    .toBe(404);
});
