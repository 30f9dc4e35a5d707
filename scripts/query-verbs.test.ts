import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Other words for what queries call find, insert, upsert, update and delete. */
const otherWords =
  /^(add|change|create|discard|drop|edit|fetch|get|keep|load|put|read|remove|save|set|store|write)[A-Z]/;

const exported =
  /^export (?:(?:async )?function\*? (\w+)|const (\w+)(?:: [^=]+)? = (?:async )?[(<])/gm;

/** The functions that a file of queries exports under a word that queries have another one for. */
function misnamed(text: string): string[] {
  return [...text.matchAll(exported)]
    .map(([, name, arrow]) => name ?? arrow ?? "")
    .filter((name) => otherWords.test(name));
}

test("queries say find, insert, upsert, update and delete in these words", () => {
  const files = globSync("server/**/*queries.ts", { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    misnamed(readFileSync(join(root, file), "utf8")).map(
      (name) => `${file}: ${name}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  "export async function saveLink(db: Database) {}",
  "export function getLink(db: Database) {}",
  "export const removeLink = async (db: Database) => {};",
  "export const saveLink: Save = async (db) => {};",
  "export const storeLink = <T>(db: Database, link: T) => link;",
])("another word is found: %s", (text) => {
  expect(misnamed(`import { sql } from "kysely";\n${text}\n`)).toHaveLength(1);
});

test.each([
  "export async function settleClaim(db: Database) {}",
  "export function lockLink(db: Database) {}",
  "export const setColumns = sql`text_en`;",
  "function readRows(db: Database) {}",
])(
  "a verb of its own, a part of a query and what is private may be: %s",
  (text) => {
    expect(misnamed(text)).toEqual([]);
  },
);
