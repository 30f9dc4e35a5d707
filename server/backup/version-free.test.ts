import { afterAll, expect, test } from "vitest";
import { createSite } from "#server/testing/files/backup.ts";
import { removeFolders } from "#server/testing/folders.ts";
import { readEntries, readString } from "./read.ts";
import { copyIn, copyOut } from "./tables-queries.ts";

afterAll(removeFolders);

const table = { name: "events", columns: ["date", "name"] };

test("rows are written and read in the text form of COPY, which has been the same since PostgreSQL 7.4", () => {
  expect(copyOut(table)).toBe(
    'COPY (SELECT "date", "name" FROM "events") TO STDOUT',
  );
  expect(copyIn(table)).toBe('COPY "events" ("date", "name") FROM STDIN');
});

test("a backup says nothing of the PostgreSQL that it comes from: no version, no catalog, no number of its own", async () => {
  const { file, write, pool } = await createSite();
  await write();
  const { rows } = await pool.query("SHOW server_version");
  const names: string[] = [];
  let columns: Record<string, number> = {};
  for await (const entry of readEntries({ file })) {
    const { name } = entry.header;
    names.push(name.split("/")[0] ?? "");
    if (name.startsWith("images/")) {
      for await (const piece of entry) void piece;
      continue;
    }
    const text = await readString(entry);
    if (name === "backup.json") {
      const manifest = JSON.parse(text);
      expect(Object.keys(manifest)).toEqual([
        "format",
        "made",
        "migrations",
        "tables",
        "record",
        "sequences",
      ]);
      expect(text).not.toContain(rows[0].server_version);
      columns = Object.fromEntries(
        manifest.tables.map((each: { name: string; columns: string[] }) => [
          each.name,
          each.columns.length,
        ]),
      );
    }
    const [, of = ""] = name.split("/");
    if (!name.startsWith("tables/")) continue;
    // Plain lines, a tab between the cells of a row, no header and no binary signature.
    const lines = text.split("\n").slice(0, -1);
    expect(new Set(lines.map((line) => line.split("\t").length))).toEqual(
      new Set([columns[of]]),
    );
  }
  expect(new Set(names)).toEqual(
    new Set(["backup.json", "tables", "images", "end.json"]),
  );
});
