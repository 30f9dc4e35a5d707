import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import { columnsOf } from "./columns.ts";
import type { Table } from "./table.ts";

export async function findColumns(db: Database) {
  const wordings = await db
    .selectFrom("wordings")
    .selectAll()
    .orderBy("number")
    .execute();
  const information = await db
    .selectFrom("information_versions")
    .selectAll()
    .orderBy("version")
    .execute();
  return columnsOf(wordings, information);
}

export async function countRows(
  db: Database,
  count: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await (count as RawBuilder<{ rows: number }>).execute(db);
  return rows[0]?.rows ?? 0;
}

/** The statement that has PostgreSQL write a table as CSV, every cell in quotes. */
export function copyStatement(db: Database, { rows, names }: Table): string {
  const header = names ? sql`` : sql`, HEADER`;
  const statement = sql`COPY (${rows}) TO STDOUT WITH (FORMAT csv, FORCE_QUOTE *${header})`;
  return statement.compile(db).sql;
}
