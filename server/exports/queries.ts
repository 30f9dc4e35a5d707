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

/** Texts as they may stand in a cell. */
export async function guardCells(
  db: Database,
  texts: string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ text: string; cell: string }>`
    SELECT text, spreadsheet_cell(text) AS cell
    FROM unnest(${texts}::text[]) AS text`.execute(db);
  return new Map(rows.map(({ text, cell }) => [text, cell]));
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
