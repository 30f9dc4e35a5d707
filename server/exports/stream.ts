import { pipeline, Transform } from "node:stream";
import { to } from "pg-copy-streams";
import { limitCheckout } from "#server/db/connect.ts";
import type { Snapshot } from "#server/db/snapshot.ts";
import type { Table } from "./table.ts";

const byteOrderMark = "\u{feff}";

/**
 * What PostgreSQL writes, as spreadsheets like it: UTF-8 that says so, and lines that end in CRLF.
 * Nothing is held in memory. Whoever stops reading stops the query: its connection is closed.
 */
export function streamCsv(
  { client, close }: Snapshot,
  statement: string,
  table: Table,
): Transform {
  limitCheckout(client);
  const linesIn = linesOf(table);
  const lines = new Transform({
    transform(piece: Buffer, _, done) {
      done(null, Buffer.from(linesIn(piece.toString("latin1")), "latin1"));
    },
  });
  lines.push(byteOrderMark);
  if (table.names) lines.push(`${table.names.join(",")}\r\n`);
  pipeline(client.query(to(statement)), lines, (failure) => {
    if (failure) return close(true);
    client.query("COMMIT").then(
      () => close(false),
      () => close(true),
    );
  });
  return lines;
}

/** No cell holds a line break: the database put blanks in their place. */
function linesOf({ line = same }: Table): (piece: string) => string {
  let rest = "";
  return (piece) => {
    const rows = (rest + piece).split("\n");
    rest = rows.pop() ?? "";
    return rows.map((row) => `${line(row)}\r\n`).join("");
  };
}

const same = (row: string) => row;
