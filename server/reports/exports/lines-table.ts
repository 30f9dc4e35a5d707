import { sql } from "kysely";
import type { ExportTable } from "./queries.ts";

/** A table whose lines are made in memory. */
export function linesTable(names: string[], lines: string[][]): ExportTable {
  const cells = names.map(
    (name, place) =>
      sql`spreadsheet_cell(line ->> ${sql.lit(place)}) AS ${sql.ref(name)}`,
  );
  return {
    columns: sql.join(cells),
    from: sql`ROWS FROM (jsonb_array_elements(${JSON.stringify(lines)}::jsonb)) WITH ORDINALITY AS lines (line, number)`,
    orderBy: sql`number`,
  };
}
