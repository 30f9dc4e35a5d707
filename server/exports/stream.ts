import { pipeline, Transform } from "node:stream";
import { to } from "pg-copy-streams";
import type { Snapshot } from "./snapshot.ts";

const byteOrderMark = "\u{feff}";

/**
 * What PostgreSQL writes, as spreadsheets like it: UTF-8 that says so, and lines that end in CRLF.
 * Nothing is held in memory. Whoever stops reading stops the query: its connection is closed.
 */
export function streamCsv(
  { client, close }: Snapshot,
  statement: string,
): Transform {
  const lines = new Transform({
    transform(piece: Buffer, _, done) {
      done(null, withCrlf(piece));
    },
  });
  lines.push(byteOrderMark);
  pipeline(client.query(to(statement)), lines, (failure) => {
    if (failure) return close(true);
    client.query("COMMIT").then(
      () => close(false),
      () => close(true),
    );
  });
  return lines;
}

// No cell holds a line break: the database put blanks in their place.
function withCrlf(piece: Buffer): Buffer {
  const text = piece.toString("latin1").replaceAll("\n", "\r\n");
  return Buffer.from(text, "latin1");
}
