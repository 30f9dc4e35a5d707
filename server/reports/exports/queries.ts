import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

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

export async function guardCells(
  db: Database,
  texts: string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ text: string; cell: string }>`
    SELECT text, spreadsheet_cell(text) AS cell
    FROM unnest(${texts}::text[]) AS text`.execute(db);
  return new Map(rows.map(({ text, cell }) => [text, cell]));
}

/** A table as PostgreSQL writes it, and how each of its rows becomes a line of the file. */
export type Table = {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  orderBy: RawBuilder<unknown>;
  /** The header, unless it is that of the columns. */
  names?: string[];
  /** Makes a line from a row; both are bytes as latin1. */
  line?: (row: string) => string;
};

export async function countRows(
  db: Database,
  { from }: Table,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer FROM ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * The statement with which PostgreSQL writes rows as CSV, every cell in quotes. COPY takes no parameters, so
 * each one becomes a setting of this transaction; all of them are texts.
 */
export async function prepareCopy(
  trx: Database,
  { columns, from, orderBy, names }: Table,
): Promise<string> {
  const rows = sql`SELECT ${columns} FROM ${from} ORDER BY ${orderBy}`;
  const query = rows.compile(trx);
  for (const [at, value] of query.parameters.entries())
    await sql`SELECT set_config(${`export.p${at + 1}`}, ${value}, true)`.execute(
      trx,
    );
  const text = query.sql.replaceAll(
    /\$(\d+)/g,
    "current_setting('export.p$1')",
  );
  return `COPY (${text}) TO STDOUT WITH (FORMAT csv, FORCE_QUOTE *${names ? "" : ", HEADER"})`;
}

export type Wording = Selectable<Schema["wordings"]>;

/** `Q3` or `C2` for good: counted in the order in which they were first asked about. */
export type Coded = { code: string; id: string; wordings: Wording[] };

export type Information = Selectable<Schema["information_versions"]>;

export type Columns = {
  questions: Coded[];
  concerns: Coded[];
  /** What parents were told before they began, text by text. */
  information: Information[];
};

/** Columns that depend on nothing but what was ever asked: a new question adds some at the end. */
function columnsOf(wordings: Wording[], information: Information[]): Columns {
  return {
    information,
    questions: coded("Q", wordings, ({ question }) => question),
    concerns: coded("C", wordings, ({ concern }) => concern),
  };
}

function coded(
  letter: string,
  wordings: Wording[],
  idOf: (wording: Wording) => string | null,
): Coded[] {
  const byAge = wordings.toSorted((a, b) => a.number - b.number);
  const groups = Map.groupBy(byAge, idOf);
  return [...groups]
    .flatMap(([id, group]) => (id === null ? [] : [{ id, wordings: group }]))
    .map((each, place) => ({ ...each, code: `${letter}${place + 1}` }));
}
