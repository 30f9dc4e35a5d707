import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/** One column of a file, and what has to be found out before its cells can be written. */
export type Column = { name: string; cell: Sql; found?: Found };
export type Found = { key: string; columns: Sql };

/**
 * A table as PostgreSQL writes it. A line with more columns than PostgreSQL can answer comes in parts, a row
 * for each of them; the last one is filled up with `padding` columns of nothing.
 */
export type Table = {
  rows: Sql;
  /** Undefined where PostgreSQL names the columns by itself. */
  names?: string[];
  parts: number;
  padding: number;
};

export function plainTable(rows: Sql): Table {
  return { rows, parts: 1, padding: 0 };
}

// PostgreSQL knows 1,664 at most; what is found out beforehand takes some of them.
const mostColumns = 1200;

/** One line for each row of `source`, however many columns it has. */
export function wideTable(source: Sql, columns: Column[]): Table {
  const parts = Math.ceil(columns.length / mostColumns);
  const width = Math.ceil(columns.length / parts);
  const names = columns.map(({ name }) => name);
  const padding = parts * width - columns.length;
  if (parts === 1)
    return { rows: inOne(source, columns), names, parts, padding };
  const places = Array.from({ length: width }, (_, place) =>
    sql.ref(`cell_${place}`),
  );
  const selects = Array.from({ length: parts }, (_, part) =>
    selectPart(part, columns.slice(part * width, (part + 1) * width), places),
  );
  const rows = sql`
    SELECT ${sql.join(places)} FROM (${source}) AS source
    CROSS JOIN LATERAL (${sql.join(selects, sql` UNION ALL `)} ORDER BY part) AS part`;
  return { rows, names, parts, padding };
}

// Each thing that is found out is found once: OFFSET 0 keeps it from being written out again and again.
function inOne(source: Sql, columns: Column[]): Sql {
  const cells = columns.map(
    ({ name, cell }) => sql`${cell} AS ${sql.ref(name)}`,
  );
  const all = [sql`*`, ...foundFor(columns)];
  return sql`
    SELECT ${sql.join(cells)}
    FROM (SELECT ${sql.join(all)} FROM (${source}) AS source OFFSET 0) AS found`;
}

/** The rows of all parts have as many columns, of one type, whatever is in them. */
function selectPart(part: number, columns: Column[], places: Sql[]): Sql {
  const cells = places.map((place, at) => {
    const cell = columns[at]?.cell ?? sql`NULL`;
    return sql`(${cell})::text AS ${place}`;
  });
  const all = [sql`${sql.lit(part)}::int AS part`, ...foundFor(columns)];
  return sql`
    (SELECT part, ${sql.join(cells)} FROM (SELECT ${sql.join(all)} OFFSET 0) AS found)`;
}

function foundFor(columns: Column[]): Sql[] {
  const found = new Map(
    columns.flatMap((column) =>
      column.found ? [[column.found.key, column.found.columns]] : [],
    ),
  );
  return [...found.values()];
}
