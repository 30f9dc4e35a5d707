import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import type pg from "pg";
import { from } from "pg-copy-streams";
import type { Database } from "#server/platform/db/connect.ts";
import type { DemoFamily } from "./family.ts";

const columns =
  "_id final date language parentname asked chosen proposed scores ranked first_answer second_answer has_all_doses demo".split(
    " ",
  );

// The values need no escaping: ids, letters, numbers and the names in family.ts.
const array = (values: readonly unknown[]) => `{${values.join(",")}}`;

/** How COPY reads null. */
const none = "\\N";

function lineOf(family: DemoFamily): string {
  const { asked, chosen, proposed, scores, ranked } = family;
  return [
    family._id,
    family.final,
    family.date,
    family.language,
    family.parentname,
    ...[asked, chosen, proposed, scores].map(array),
    ranked === null ? none : array(ranked),
    family.firstAnswer ?? none,
    family.secondAnswer ?? none,
    family.hasAllDoses ?? none,
    true,
  ].join("\t");
}

/** Inserts families with COPY. */
export async function copyFamilies(
  pool: pg.Pool,
  families: Iterable<DemoFamily>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    const table = columns.map((name) => `"${name}"`).join(", ");
    const into = client.query(from(`COPY results (${table}) FROM STDIN`));
    await pipeline(Readable.from(inPieces(families)), into);
  } finally {
    client.release(true);
  }
}

// Limits demo data to about ten million events.
const mostVisits = 400_000;

/**
 * Inserts the visits of these families, and of others who only got the text, only opened the site or left at some
 * question. As a result each step has fewer visitors than the one before.
 */
export async function insertVisits(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`DELETE FROM events WHERE demo`.execute(trx);
    await sql`
      INSERT INTO events (date, language, name, place, number, seconds, demo)
      SELECT date, language, name, place, number, seconds, true
      FROM (SELECT *, CASE WHEN dice % 8 = 0 THEN least(8, questions)
          WHEN dice % 4 = 0 THEN dice / 4 % (questions + 1) END AS left_after
        FROM (SELECT date, language, ranked, cardinality(asked) AS questions, hashtext(_id) & 1023 AS dice
          FROM results WHERE demo AND final ORDER BY date DESC LIMIT ${mostVisits}) AS family) AS visit,
      LATERAL (
        SELECT 'invited' AS name, '' AS place, NULL::integer AS number, NULL::integer AS seconds
          FROM generate_series(1, 2 + (dice % 4 = 1)::integer)
        UNION ALL SELECT 'page_viewed', '/{contactId}', NULL, NULL
        UNION ALL SELECT 'page_viewed', '/', NULL, NULL WHERE dice % 2 = 0
        UNION ALL SELECT 'quiz_started', '/quiz', NULL, NULL
        UNION ALL SELECT 'question_answered', '/question/{number}', number, 4 + (dice * number) % 17
          FROM generate_series(1, questions) number
        UNION ALL SELECT 'quiz_finished', '/question/{number}', NULL, NULL
        UNION ALL SELECT 'quiz_started', '/quiz', NULL, NULL WHERE left_after IS NOT NULL
        UNION ALL SELECT 'question_answered', '/question/{number}', number, 5 + (dice * number) % 23
          FROM generate_series(1, left_after) number
        UNION ALL SELECT 'quiz_finished', '/question/{number}', NULL, NULL WHERE left_after = questions
        UNION ALL SELECT 'concerns_ranked', '/rank/{id}', NULL, NULL
        UNION ALL SELECT 'results_read', '/results/{id}', NULL, NULL WHERE dice % 16 <> 3
        UNION ALL SELECT 'shared', '/results/{id}/sms-share', NULL, NULL WHERE dice % 5 = 0
        UNION ALL SELECT 'printed', '/results/{id}', NULL, NULL WHERE dice % 7 = 0
        UNION ALL SELECT 'listen_offered', '/question/{number}', NULL, NULL WHERE dice % 4 <> 0
        UNION ALL SELECT 'listened', '/question/{number}', NULL, NULL WHERE dice % 12 = 1
        UNION ALL SELECT topic, '/results/{id}', (dice % 6 <> 0)::integer + (dice % 6 > 1)::integer, NULL
          FROM unnest(ARRAY['visit_answered', 'visit_answered ' || ranked[1], 'visit_answered ' || ranked[2]]) topic
          WHERE dice % 3 = 0
      ) AS happened`.execute(trx);
  });
}

const linesInPiece = 500;

function* inPieces(families: Iterable<DemoFamily>): Generator<string> {
  let lines: string[] = [];
  for (const family of families) {
    lines.push(`${lineOf(family)}\n`);
    if (lines.length === linesInPiece) {
      yield lines.join("");
      lines = [];
    }
  }
  yield lines.join("");
}

/** Deletes all demo data; returns the number of results. */
export async function deleteDemo(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    const { numAffectedRows = 0n } =
      await sql`DELETE FROM results WHERE demo`.execute(trx);
    await sql`DELETE FROM events WHERE demo`.execute(trx);
    await sql`NOTIFY content_changed`.execute(trx);
    return Number(numAffectedRows);
  });
}
