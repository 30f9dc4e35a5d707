import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import { columnsOf } from "./columns.ts";

export async function findColumns(db: Database) {
  const wordings = await db
    .selectFrom("wordings")
    .selectAll()
    .orderBy("number")
    .execute();
  return columnsOf(wordings);
}

export async function countRows(
  db: Database,
  count: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await (count as RawBuilder<{ rows: number }>).execute(db);
  return rows[0]?.rows ?? 0;
}

/** The statement that has PostgreSQL write a table as CSV, every cell in quotes. */
export function copyStatement(
  db: Database,
  table: RawBuilder<unknown>,
): string {
  const statement = sql`COPY (${table}) TO STDOUT WITH (FORMAT csv, HEADER, FORCE_QUOTE *)`;
  return statement.compile(db).sql;
}
