import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { defaultQuestions } from "#server/seed/content.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { ask, createTestDatabase } from "#server/testing/database/postgres.ts";
import { migrate } from "./migrate.ts";

const folder = join(import.meta.dirname, "../../migrations");

afterEach(removeFolders);

/** An empty database, migrated up to the number. */
async function createOlder(last: string) {
  const { target, drop } = await createTestDatabase();
  onTestFinished(drop);
  await ask(target, "DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  const older = await makeFolder();
  for (const name of await readdir(folder))
    if (name.slice(0, 4) <= last)
      await copyFile(join(folder, name), join(older, name));
  await migrate(target, older);
  return target;
}

test("an older site tells parents who runs it, as it said at the foot of its pages", async () => {
  const target = await createOlder("0017");
  const main = { funding_en: "A clinic.", funding_es: "Una clínica." };
  await ask(
    target,
    `INSERT INTO settings VALUES ('main', '${JSON.stringify(main)}')`,
  );
  await migrate(target, folder);
  const { rows } = await ask(
    target,
    "SELECT content FROM settings WHERE section = 'information'",
  );
  const whoruns = { whoruns_en: "A clinic.", whoruns_es: "Una clínica." };
  expect(rows).toEqual([{ content: expect.objectContaining(whoruns) }]);
});

test("while an index waits for one table, nobody is kept from another", async () => {
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
          await ask(
            target,
            "SELECT FROM pg_locks WHERE NOT granted AND relation = 'audit'::regclass",
          )
        ).rows,
      ).toHaveLength(1),
    20_000,
  );
  const { rows } = await ask(
    target,
    `SELECT relation::regclass::text AS "table" FROM pg_locks
     WHERE granted AND mode = 'AccessExclusiveLock' AND relation IN ('idempotent_replies'::regclass, 'feedbacks'::regclass)`,
  );
  expect(rows).toEqual([]);
  await writer.query("COMMIT");
  await migrating;
});

/** Questions as an older release had them, in this order. */
async function insertOlderQuestions(target: pg.ClientConfig, all: object[]) {
  const rows = all.map((question, place) => ({
    ...question,
    _id: place,
    position: place,
    concern: null,
    version: 1,
  }));
  await ask(
    target,
    `INSERT INTO questions SELECT * FROM
     json_populate_recordset(NULL::questions, ${pg.escapeLiteral(JSON.stringify(rows))})`,
  );
}

test("the default questions about the child are marked where their words were left alone, once each", async () => {
  const target = await createOlder("0017");
  const [age, doses, other] = defaultQuestions;
  const reworded = { ...doses, labelE_es: "Quién sabe" };
  const all = [{ ...age, active: false }, age, reworded, other, age];
  await insertOlderQuestions(target, all as object[]);
  await migrate(target, folder);
  const { rows } = await ask(
    target,
    "SELECT purpose FROM questions ORDER BY position",
  );
  const marks = rows.map(({ purpose }) => purpose);
  expect(marks).toEqual([null, "age", null, null, null]);
});

test("the question about doses is found as it has always been worded", async () => {
  const target = await createOlder("0017");
  await insertOlderQuestions(target, defaultQuestions);
  await migrate(target, folder);
  const { rows } = await ask(
    target,
    "SELECT purpose FROM questions WHERE purpose IS NOT NULL ORDER BY position",
  );
  expect(rows).toEqual([{ purpose: "age" }, { purpose: "doses" }]);
});

test("events of an older site stay where they are and stay counted, and later ones come into weeks", async () => {
  const target = await createOlder("0024");
  const happen = (when: string) =>
    ask(
      target,
      `INSERT INTO events (date, language, name, place) VALUES (${when}, 'en', 'quiz_started', '/quiz')`,
    );
  await happen("now() - interval '23 months'");
  await happen("now()");
  await migrate(target, folder);
  await happen("now()");
  await happen("now() + interval '28 days'");
  const { rows } = await ask(
    target,
    `SELECT tableoid::regclass::text AS place FROM events ORDER BY date, tableoid DESC`,
  );
  const places = rows.map(({ place }) => place);
  expect(places).toEqual([
    ...Array.from({ length: 3 }, () => "events_older"),
    expect.stringMatching(/^events_2/),
  ]);
  const { rows: counted } = await ask(
    target,
    "SELECT rebuild_insights(), (SELECT sum(count) FROM event_counts) AS sum",
  );
  expect(counted).toEqual([{ rebuild_insights: "0", sum: "4" }]);
});
