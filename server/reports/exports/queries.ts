import type { Readable } from "node:stream";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

/** The columns of the results. With `isDemo`, includes wordings that were shown only in previews. */
export async function findColumns(db: Database, isDemo: boolean) {
  const wordings = await db
    .selectFrom("wordings")
    .selectAll()
    .$if(!isDemo, (query) => query.where("preview", "=", false))
    .orderBy("number")
    .execute();
  const information = await db
    .selectFrom("information_versions")
    .selectAll()
    .orderBy("version")
    .execute();
  return exportColumnsOf(wordings, information);
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

/** The SQL of a table, and how its rows become lines of the file. */
export type ExportTable = {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  orderBy: RawBuilder<unknown>;
  /** The header; by default the names of the columns. */
  names?: string[];
  /** Converts a row to a line, both as latin1 strings of bytes. */
  line?: (row: string) => string;
  /** For programs that would take the byte order mark for a part of the first column's name. */
  isWithoutMark?: boolean;
  /** Makes another file from the CSV. If that file is destroyed, the CSV must be, too. */
  wrap?: (csv: Readable) => Readable;
};

export async function countRows(
  db: Database,
  { from }: ExportTable,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer FROM ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * The COPY statement that writes the rows as CSV with all cells quoted. COPY accepts no parameters, so each value
 * becomes a setting of this transaction, as a text.
 */
export async function prepareCopy(
  trx: Database,
  { columns, from, orderBy, names }: ExportTable,
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

export type WordingRow = Selectable<Schema["wordings"]>;

/** `code` (`Q3` or `C2`) never changes, because codes are numbered in the order of first use. */
export type Coded = { code: string; id: string; wordings: WordingRow[] };

export type Information = Selectable<Schema["information_versions"]>;

export type ExportColumns = {
  questions: Coded[];
  concerns: Coded[];
  /** The information texts of every version. */
  information: Information[];
};

/** A new question adds columns at the end, because columns depend only on wordings, which are never deleted. */
export function exportColumnsOf(
  wordings: WordingRow[],
  information: Information[],
): ExportColumns {
  return {
    information,
    questions: coded("Q", wordings, ({ question }) => question),
    concerns: coded("C", wordings, ({ concern }) => concern),
  };
}

function coded(
  letter: string,
  wordings: WordingRow[],
  idOf: (wording: WordingRow) => string | null,
): Coded[] {
  const byAge = wordings.toSorted((a, b) => a.number - b.number);
  const groups = Map.groupBy(byAge, idOf);
  return [...groups]
    .flatMap(([id, group]) => (id === null ? [] : [{ id, wordings: group }]))
    .map((each, place) => ({ ...each, code: `${letter}${place + 1}` }));
}
