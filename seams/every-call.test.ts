import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endpoints } from "#shared/contract/index.ts";
import * as contactsIn from "#seams/contacts/ways-in.ts";
import * as contactsOut from "#seams/contacts/ways-out.ts";
import * as resultsIn from "#seams/results/ways-in.ts";
import * as resultsOut from "#seams/results/ways-out.ts";
import { tablesOfCalls } from "#seams/support/calls.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";

type Ways = {
  callsIn: string[];
} & Record<"places" | "figures", Record<string, { calls: string[] }>>;

const callsOf = ({ callsIn, places, figures }: Ways) => [
  ...callsIn,
  ...[places, figures].flatMap(Object.values).flatMap(({ calls }) => calls),
];

/** What belongs to the ways in and out of the tables of seams. Everything else must not touch results and contacts. */
const owned = {
  results: {
    calls: callsOf({ ...resultsIn, ...resultsOut }),
    addresses: /^\/api\/(results|insights)\b/,
    adding: [
      "server/ops/tools/demo/queries.ts",
      "server/quiz/results/queries.ts",
    ],
    references: ["kept_questions", "visit_questions"],
  },
  contacts: {
    calls: callsOf({ ...contactsIn, ...contactsOut }),
    addresses: /^\/api\/(contacts|campaigns|messages|sms)\b/,
    adding: [
      "server/outreach/contacts/queries.ts",
      "server/outreach/imports/queries.ts",
    ],
    references: [
      "campaign_contacts",
      "imported_contacts",
      "merged_contacts",
      "messages",
      "results",
    ],
  },
};
const subjects = ["results", "contacts"] as const;

test("every call whose address names results or contacts is a way in or out", () => {
  const missing = subjects.flatMap((subject) =>
    endpoints
      .filter(({ path }) => owned[subject].addresses.test(path))
      .filter(({ line }) => !owned[subject].calls.includes(line))
      .map(({ line }) => `${subject}: ${line}`),
  );
  expect(missing).toEqual([]);
});

test("every call that reads or writes results or contacts is a way in or out", async () => {
  const tables = await tablesOfCalls();
  expect(tables.get("GET /api/results/csv")).toContain("results");
  const missing = subjects.flatMap((subject) =>
    [...tables]
      .filter(([line, touched]) => {
        const isOwned = owned[subject].calls.includes(line);
        return touched.has(subject) && !isOwned;
      })
      .map(([line]) => `${subject}: ${line}`),
  );
  expect(missing).toEqual([]);
});

test.each(subjects)("only ways in have statements that add %s", (subject) => {
  const adding = new RegExp(
    `insertInto\\("${subject}"\\)|(?:INSERT INTO|COPY) ${subject}\\b`,
  );
  const files = globSync("server/**/*.ts").filter(
    (file) =>
      !/\.test\.ts$|^server\/testing\//.test(file) &&
      adding.test(readFileSync(file, "utf8")),
  );
  expect(files.toSorted()).toEqual(owned[subject].adding);
});

test.each(subjects)("no other table refers to %s", async (subject) => {
  const { pool, drop } = await createTestDatabase();
  const { rows } = await pool.query<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
     WHERE contype = 'f' AND confrelid = $1::regclass ORDER BY 1`,
    [subject],
  );
  await drop();
  expect(rows.map(({ name }) => name)).toEqual(owned[subject].references);
});
