import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { migrate } from "./migrate.ts";
import { migrationNames } from "./migration-files.ts";

const folder = join(import.meta.dirname, "../../../migrations");

/** For each migration, rows as the release of that time wrote them, in every table. */
const rows: [table: string, insert: (step: string, place: number) => string][] =
  [
    [
      "users",
      (step) =>
        `(_id, name, email, password) VALUES ('${step}', 'Ana', '${step}@clinic.example', '')`,
    ],
    ["audit", (step) => `(event, subject) VALUES ('contact_added', '${step}')`],
    [
      "concerns",
      (step, place) =>
        `(_id, position, name, name_es) VALUES ('${step}', ${place}, 'Safety', 'Seguridad')`,
    ],
    [
      "questions",
      (step, place) =>
        `(_id, position, concern, text, text_es) VALUES ('${step}', ${place}, '${step}', 'Why?', '¿Por qué?')`,
    ],
    [
      "contacts",
      (step) =>
        `(_id, name, phone) VALUES ('${step}', '${step}', '+12015550123')`,
    ],
    [
      "wordings",
      (step) =>
        `(hash, question, text, text_es, labels, labels_es) VALUES ('${step}', '${step}', 'Why?', '¿Por qué?', '{Yes}', '{Sí}')`,
    ],
    [
      "results",
      (step) =>
        `(_id, final, language, contact, parentname, asked, chosen, proposed, scores, ranked, problem)
        VALUES ('${step}', true, 'es', '${step}', 'José', '{1}', '{A}', '{${step}}', '{5}', '{${step}}', NULL),
          ('draft ${step}', false, 'en', NULL, 'Ana', '{1}', '{B}', '{${step}}', '{4}', NULL, 'unranked')`,
    ],
    [
      "feedbacks",
      (step) =>
        `(_id, type, score, concern, howhelpful) VALUES ('${step}', 'concern', 4, '${step}', 4)`,
    ],
    [
      "messages",
      (step) =>
        `(_id, kind, "to", body, state) VALUES ('${step}', 'sms', '+12015550123', 'Hola', 'kept')`,
    ],
    [
      "idempotency_keys",
      (step) => `(key, fingerprint, reply) VALUES ('${step}', '1', '2')`,
    ],
    [
      "events",
      (step, place) =>
        `(language, name, place, number) VALUES ('es', 'question_answered', '${step}', ${place})`,
    ],
    ["opt_outs", (step) => `(phone) VALUES ('+1201555${step.slice(0, 4)}')`],
    [
      "visit_questions",
      (step) =>
        `(token_hash, result, sealed) VALUES ('${step}', '${step}', 'sealed')`,
    ],
    ["erasures", (step) => `(hash) VALUES ('${step}')`],
  ];

/** Names of tables before 0079. */
const formerNames: Record<string, string> = {
  idempotency_keys: "idempotent_replies",
};

type Written = { table: string; row: Record<string, unknown> };

async function write(client: pg.Client, step: string, place: number) {
  const stored: Written[] = [];
  for (const [table, insert] of rows) {
    const { rows: found } = await client.query<{ name: string | null }>(
      "SELECT coalesce(to_regclass($1), to_regclass($2))::text AS name",
      [table, formerNames[table]],
    );
    const name = found[0]?.name;
    if (!name) continue;
    const written = await client.query(
      `INSERT INTO ${name} ${insert(step, place)} RETURNING to_jsonb(${name}) AS row`,
    );
    for (const { row } of written.rows) stored.push({ table, row });
  }
  return stored;
}

test("keeps the rows of every earlier schema", async () => {
  const { target, drop } = await createTestDatabase();
  onTestFinished(drop);
  const client = new pg.Client(target);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  const names = migrationNames(folder);
  const stored: Written[] = [];
  for (const [place, name] of names.entries()) {
    expect(await migrate(target, folder, { until: name })).toEqual([name]);
    const step = name.replace(/\.sql$/, "");
    stored.push(...(await write(client, step, place)));
  }
  expect(stored.length).toBeGreaterThan(names.length * 10);
  for (const table of new Set(stored.map((each) => each.table))) {
    const found = await client.query(
      `SELECT to_jsonb(${table}) AS row FROM ${table}`,
    );
    const expected = stored.filter((each) => each.table === table);
    expect(found.rows, table).toHaveLength(expected.length);
    expect(
      found.rows.map(({ row }) => row),
      table,
    ).toEqual(
      expect.arrayContaining(
        expected.map(({ row }) => expect.objectContaining(row)),
      ),
    );
  }
});
