import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { retentionSteps } from "./retention-queries.ts";

/** The rows of the retention table in docs/data-kept.md. */
function readDocument() {
  const path = join(import.meta.dirname, "../../../docs/data-kept.md");
  const rows = readFileSync(path, "utf8").matchAll(
    /^\| `(\w+)` *\|[^|]+\|([^|]+)\|/gm,
  );
  return new Map(
    [...rows].map(([, table = "", period = ""]) => [table, period]),
  );
}

test("docs/data-kept.md lists every table and every retention period", async () => {
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

test("every period in docs/data-kept.md is enforced", () => {
  for (const [table, period] of readDocument()) {
    const periods = retentionSteps
      .filter((step) => step.table === table)
      .map(({ period }) => period)
      .join();
    for (const [age] of period.matchAll(
      /\b\d+ (minutes?|hours?|days?|months?)\b/g,
    ))
      expect(periods, table).toContain(age);
  }
});
