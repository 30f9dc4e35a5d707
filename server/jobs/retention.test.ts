import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { everythingOutdated, sqlOf } from "./queries.ts";
import { retention } from "./retention.ts";

const all = Object.entries(retention);

test("every table says how long it keeps what, and why", async () => {
  const { pool } = await createTestApp();
  const { rows } = await pool.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
     AND relkind IN ('r', 'p') AND NOT relispartition`,
  );
  const tables = rows.map(({ name }) => String(name)).toSorted();
  expect(tables).toEqual(Object.keys(retention).toSorted());
});

test("what is kept for a time is swept after that time, and nothing else is swept", async () => {
  const { db } = await createTestApp();
  const swept = all.flatMap(([, each]) => each.swept ?? []);
  expect(swept.toSorted()).toEqual(everythingOutdated.toSorted());
  for (const [table, each] of all) {
    const sql = (each.swept ?? []).map((what) => sqlOf(db, what)).join(" ");
    expect(
      each.period,
      "a period that PostgreSQL is not asked for",
    ).not.toMatch(/\b\d+ (seconds?|weeks?|years?)\b/);
    const ages =
      each.period.match(/\b\d+ (minutes?|hours?|days?|months?)\b/g) ?? [];
    for (const age of ages) expect(sql).toContain(`interval '${age}'`);
    if (each.swept) expect(sql).toContain(table);
  }
});

test("the document shows this list", () => {
  const path = join(import.meta.dirname, "../../docs/data-kept.md");
  const text = readFileSync(path, "utf8");
  const lines = text
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => cells[1]?.startsWith("`"));
  const shown = lines.map(([, ...cells]) => cells.slice(0, 4));
  const listed = all.map(([table, { holds, period, why }]) => [
    `\`${table}\``,
    holds,
    period,
    why,
  ]);
  expect(shown).toEqual(listed);
});
