import { withChildName } from "#shared/rules/content/child-name.ts";
import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { defaultQuestions } from "#server/content/seed/content.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { queryOnce } from "#server/testing/database/connections.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { migrate } from "./migrate.ts";

const folder = join(import.meta.dirname, "../../../migrations");

afterEach(removeFolders);

/** Creates a database migrated up to this number. */
async function createOlder(last: string) {
  const { target, drop } = await createTestDatabase();
  onTestFinished(drop);
  await queryOnce(target, "DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  const older = await makeFolder();
  for (const name of await readdir(folder))
    if (name.slice(0, 4) <= last)
      await copyFile(join(folder, name), join(older, name));
  await migrate(target, older);
  return target;
}

test("moves an older site's footer into its information", async () => {
  const target = await createOlder("0017");
  const main = { funding_en: "A clinic.", funding_es: "Una clínica." };
  await queryOnce(
    target,
    `INSERT INTO settings VALUES ('main', '${JSON.stringify(main)}')`,
  );
  await migrate(target, folder);
  const { rows } = await queryOnce(
    target,
    "SELECT content FROM settings WHERE section = 'information'",
  );
  const whoruns = { whoruns_en: "A clinic.", whoruns_es: "Una clínica." };
  expect(rows).toEqual([{ content: expect.objectContaining(whoruns) }]);
});

test("an index that waits for one table does not block other tables", async () => {
  const target = await createOlder("0013");
  const writer = new pg.Client(target);
  await writer.connect();
  onTestFinished(() => writer.end());
  await writer.query(
    "BEGIN; INSERT INTO audit (event, network) VALUES ('contacts_read', '')",
  );
  const migrating = migrate(target, folder, { lockTimeout: 30_000 });
  await vi.waitFor(
    async () =>
      expect(
        (
          await queryOnce(
            target,
            "SELECT FROM pg_locks WHERE NOT granted AND relation = 'audit'::regclass",
          )
        ).rows,
      ).toHaveLength(1),
    20_000,
  );
  const { rows } = await queryOnce(
    target,
    `SELECT relation::regclass::text AS "table" FROM pg_locks
     WHERE granted AND mode = 'AccessExclusiveLock' AND relation IN ('idempotent_replies'::regclass, 'feedbacks'::regclass)`,
  );
  expect(rows).toEqual([]);
  await writer.query("COMMIT");
  await migrating;
});

/** Inserts an older release's questions in this order. */
async function insertOlderQuestions(target: pg.ClientConfig, all: object[]) {
  const rows = all.map((question, place) => ({
    ...question,
    _id: place,
    position: place,
    concern: null,
    version: 1,
  }));
  await queryOnce(
    target,
    `INSERT INTO questions SELECT * FROM
     json_populate_recordset(NULL::questions, ${pg.escapeLiteral(JSON.stringify(rows))})`,
  );
}

/** The default questions of a release in which questions could not contain the child's name. */
const wordedWithoutNames = defaultQuestions.map((one) => withChildName(one));

test("marks each unedited default question about the child once", async () => {
  const target = await createOlder("0017");
  const [age, doses, other] = wordedWithoutNames;
  const reworded = { ...doses, labelE_es: "Quién sabe" };
  const all = [{ ...age, active: false }, age, reworded, other, age];
  await insertOlderQuestions(target, all as object[]);
  await migrate(target, folder);
  const { rows } = await queryOnce(
    target,
    "SELECT purpose FROM questions ORDER BY position",
  );
  const marks = rows.map(({ purpose }) => purpose);
  expect(marks).toEqual([null, "age", null, null, null]);
});

test("finds the question about doses by its original wording", async () => {
  const target = await createOlder("0017");
  await insertOlderQuestions(target, wordedWithoutNames);
  await migrate(target, folder);
  const { rows } = await queryOnce(
    target,
    "SELECT purpose FROM questions WHERE purpose IS NOT NULL ORDER BY position",
  );
  expect(rows).toEqual([{ purpose: "age" }, { purpose: "doses" }]);
});

test("keeps the events and weekly sums of an older site", async () => {
  const target = await createOlder("0060");
  const happen = (when: string, demo = false) =>
    queryOnce(
      target,
      `INSERT INTO events (date, language, name, place, number, seconds, demo)
       VALUES (${when}, 'en', 'question_answered', '/question/{number}', 2, 7, ${demo})`,
    );
  await happen("now() - interval '23 months'");
  await happen("now() - interval '23 months'");
  await happen("now() - interval '23 months'", true);
  await happen("now()");
  const events = "SELECT * FROM events ORDER BY date, demo";
  const before = await queryOnce(target, events);
  await migrate(target, folder);
  const after = await queryOnce(target, events);
  expect(after.rows).toEqual(
    before.rows.map((row) => ({ ...row, dedupe_key: null })),
  );
  const { rows } = await queryOnce(
    target,
    "SELECT language, name, number, seconds, count FROM event_weeks",
  );
  const sum = { language: "en", name: "question_answered", number: 2 };
  expect(rows).toEqual([{ ...sum, seconds: 7, count: "2" }]);
});

test("finds the first answer of families who have answered again already", async () => {
  const target = await createOlder("0086");
  const wording = (number: number, purpose: string) =>
    `(${number}, '\\x0${number}', '', '', '', '{}', '{}', '${purpose}')`;
  await queryOnce(
    target,
    `INSERT INTO wordings (number, hash, question, text, text_es, labels, labels_es, purpose)
     OVERRIDING SYSTEM VALUE VALUES ${wording(1, "age")}, ${wording(2, "doses")}, ${wording(3, "intention")}`,
  );
  await queryOnce(
    target,
    `INSERT INTO results (_id, final, language, parentname, asked, chosen, proposed, scores, ranked, second_answer) VALUES
       ('a', true, 'en', '', '{1,2,3}', '{A,C,E}', '{}', '{}', '{}', 'D'),
       ('b', true, 'en', '', '{3,1}', '{B,C}', '{}', '{}', '{}', 'B'),
       ('c', true, 'en', '', '{1,2,3}', '{A,C,E}', '{}', '{}', '{}', NULL)`,
  );
  await migrate(target, folder);
  const { rows } = await queryOnce(
    target,
    "SELECT first_answer, has_all_doses FROM results ORDER BY _id",
  );
  expect(rows).toEqual([
    { first_answer: "E", has_all_doses: true },
    { first_answer: "B", has_all_doses: false },
    { first_answer: null, has_all_doses: null },
  ]);
});

test("shows words again that a preview hid, and removes the names that previews stored", async () => {
  const target = await createOlder("0091");
  await queryOnce(
    target,
    `INSERT INTO wordings (number, hash, question, text, text_es, labels, labels_es, preview)
     OVERRIDING SYSTEM VALUE VALUES
       (1, '\\x01', '', '', '', '{}', '{}', true), (2, '\\x02', '', '', '', '{}', '{}', true)`,
  );
  await queryOnce(
    target,
    `INSERT INTO results (_id, final, language, parentname, childname, asked, chosen, proposed, scores, ranked, demo) VALUES
       ('family', true, 'en', 'Ana', 'Leo', '{1}', '{A}', '{}', '{}', '{}', false),
       ('preview', true, 'en', 'Ana', 'Leo', '{2}', '{A}', '{}', '{}', '{}', true),
       ('demo', true, 'en', 'Ana (demo)', '', '{2}', '{A}', '{}', '{}', '{}', true)`,
  );
  await migrate(target, folder);
  const wordings = await queryOnce(
    target,
    "SELECT number, preview FROM wordings ORDER BY number",
  );
  expect(wordings.rows).toEqual([
    { number: 1, preview: false },
    { number: 2, preview: true },
  ]);
  const { rows } = await queryOnce(
    target,
    "SELECT _id, parentname, childname FROM results ORDER BY _id",
  );
  expect(rows).toEqual([
    { _id: "demo", parentname: "Ana (demo)", childname: "" },
    { _id: "family", parentname: "Ana", childname: "Leo" },
    { _id: "preview", parentname: "", childname: "" },
  ]);
});

test("empties the saved views, whose searches may name families", async () => {
  const target = await createOlder("0093");
  await queryOnce(
    target,
    `INSERT INTO contact_views (_id, name, filter) VALUES ('view', 'Lopez', '{"search":"Lopez"}')`,
  );
  await migrate(target, folder);
  const { rows } = await queryOnce(target, "SELECT * FROM contact_views");
  expect(rows).toEqual([]);
});
