import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { retentionSteps } from "./retention-queries.ts";

/** The rows of the table in docs/data-kept.md: how long each database table keeps what. */
function readDocument() {
  const path = join(import.meta.dirname, "../../../docs/data-kept.md");
  const rows = readFileSync(path, "utf8").matchAll(
    /^\| `(\w+)` *\|[^|]+\|([^|]+)\|/gm,
  );
  return new Map(
    [...rows].map(([, table = "", period = ""]) => [table, period]),
  );
}

test("the document names every table, and the period of everything that is deleted", async () => {
  const { pool } = await createTestApp();
  const { rows } = await pool.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const document = readDocument();
  const tables = rows.map(({ name }) => String(name));
  expect([...document.keys()].toSorted()).toEqual(tables.toSorted());
  for (const { table, period } of retentionSteps)
    expect(document.get(table), table).toContain(period);
});

test("every age in the document is one that is deleted after", () => {
  for (const [table, kept] of readDocument()) {
    const periods = retentionSteps
      .filter((step) => step.table === table)
      .map(({ period }) => period)
      .join();
    for (const [age] of kept.matchAll(
      /\b\d+ (minutes?|hours?|days?|months?)\b/g,
    ))
      expect(periods, table).toContain(age);
  }
});
