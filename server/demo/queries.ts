import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import type pg from "pg";
import { from } from "pg-copy-streams";
import type { Database } from "#server/db/connect.ts";
import type { Family } from "./family.ts";

const columns =
  "_id final date language parentname asked chosen proposed scores ranked demo".split(
    " ",
  );

// Nothing here needs escaping: ids, letters, numbers, names of the list in family.ts.
const array = (values: readonly unknown[]) => `{${values.join(",")}}`;

function lineOf(family: Family): string {
  const { asked, chosen, proposed, scores, ranked } = family;
  return [
    family._id,
    family.final,
    family.date,
    family.language,
    family.parentname,
    ...[asked, chosen, proposed, scores].map(array),
    ranked === null ? "\\N" : array(ranked),
    true,
  ].join("\t");
}

/** Writes families as fast as the database takes them. */
export async function copyFamilies(
  pool: pg.Pool,
  families: Iterable<Family>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    const table = columns.map((name) => `"${name}"`).join(", ");
    const into = client.query(from(`COPY results (${table}) FROM STDIN`));
    await pipeline(Readable.from(inPieces(families)), into);
    client.release(true);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const linesInPiece = 500;

function* inPieces(families: Iterable<Family>): Generator<string> {
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

/** Deletes whatever was made up; answers how many results there were. */
export async function deleteDemo(db: Database): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`DELETE FROM results WHERE demo`.execute(db);
  return Number(numAffectedRows);
}
