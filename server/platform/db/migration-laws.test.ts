import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../../migrations");

/** The first migration that these rules apply to; older ones are never edited. */
const lastWithout = "0026";

/** Tables that always stay small, so that a short lock does not matter. */
const small = new Set([
  "users",
  "sessions",
  "settings",
  "concerns",
  "questions",
  "information_versions",
]);

type Script = { name: string; statements: string[]; needs: string | undefined };

function read(name: string, text: string): Script {
  // Statements in function bodies do not run during the migration.
  const bodies = text.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''");
  const statements = bodies
    .replaceAll(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim().replaceAll(/\s+/g, " "))
    .filter((statement) => statement !== "");
  return { name, statements, needs: /^-- Needs (\d{4}): \S/m.exec(text)?.[1] };
}

const lockingIndex = /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)\S+ ON (\w+)/i;
const concurrent = /\bCONCURRENTLY\b/i;
const takesAway =
  /\bDROP (TABLE|COLUMN|VIEW|FUNCTION|CONSTRAINT .* PRIMARY)|\bRENAME\b|\bALTER (COLUMN )?\S+ (SET DATA )?TYPE\b|\bSET NOT NULL\b|\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i;

const renamedTable = /^ALTER TABLE (\w+) RENAME TO \w+$/i;
const renamedIndex = /^ALTER INDEX \w+ RENAME TO \w+$/i;

/** Whether a statement takes away something that an older release uses. A view may keep a table's old name. */
function breaksOlderReleases(statement: string, statements: string[]) {
  const [, oldName] = renamedTable.exec(statement) ?? [];
  const hasView = statements.some((each) =>
    each.startsWith(`CREATE VIEW ${oldName} AS `),
  );
  return takesAway.test(statement) && !hasView && !renamedIndex.test(statement);
}

/** Returns the violated rules as sentences. */
function breaches({ name, statements, needs }: Script): string[] {
  const createdTables = statements.map(
    (each) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(each)?.[1],
  );
  const isFree = (table = "") =>
    small.has(table) || createdTables.includes(table);
  const problems: string[] = [];
  for (const statement of statements) {
    const [, table] = lockingIndex.exec(statement) ?? [];
    if (table && !isFree(table))
      problems.push(
        `${name} keeps everybody from writing to ${table}: CREATE INDEX CONCURRENTLY, alone in a file`,
      );
    if (breaksOlderReleases(statement, statements) && needs === undefined)
      problems.push(
        `${name} takes something away: say "-- Needs NNNN: why" with the oldest migration whose release does without`,
      );
  }
  if (statements.some((each) => concurrent.test(each)) && statements.length > 1)
    problems.push(`${name}: what is CONCURRENTLY stands alone in its file`);
  if (needs !== undefined && needs >= name.slice(0, 4))
    problems.push(`${name} needs itself: the release before could not go on`);
  return problems;
}

test("new migrations do not block writers and keep older releases running", () => {
  const names = readdirSync(folder).filter(
    (name) => name.endsWith(".sql") && name.slice(0, 4) > lastWithout,
  );
  const problems = names.flatMap((name) =>
    breaches(read(name, readFileSync(join(folder, name), "utf8"))),
  );
  expect(problems).toEqual([]);
});

test.each([
  ["CREATE INDEX a ON results (date);", "keeps everybody from writing"],
  ["ALTER TABLE results DROP COLUMN problem;", "takes something away"],
  ["ALTER TABLE events RENAME TO old_events;", "takes something away"],
  ["ALTER TABLE results ALTER COLUMN date TYPE date;", "takes something away"],
  ["ALTER TABLE results ALTER problem SET NOT NULL;", "takes something away"],
  ["ALTER TABLE results ADD COLUMN n int NOT NULL;", "takes something away"],
  ["-- Needs 0027: so\nDROP TABLE visits;", "needs itself"],
  [
    "CREATE INDEX CONCURRENTLY a ON results (date); SELECT 1;",
    "stands alone in its file",
  ],
])("reports a migration with %j", (text, sentence) => {
  expect(breaches(read("0027-next.sql", text)).join()).toContain(sentence);
});

test.each([
  "CREATE TABLE visits (day date); CREATE INDEX visits_by_day ON visits (day);",
  "CREATE INDEX CONCURRENTLY a ON results (date);",
  "CREATE INDEX a ON users (name);",
  "ALTER TABLE results ADD COLUMN n int NOT NULL DEFAULT 0;",
  "-- Needs 0021: reads it nowhere.\nALTER TABLE results DROP COLUMN problem;",
  "ALTER TABLE results RENAME TO outcomes; CREATE VIEW results AS SELECT * FROM outcomes;",
  "CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DROP TABLE visits; $$;",
])("allows a migration with %j", (text) => {
  expect(breaches(read("0027-next.sql", text))).toEqual([]);
});
