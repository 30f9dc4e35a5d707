import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { formulas } from "#server/testing/attacks/formulas.ts";
import { finishAs } from "#server/testing/redcap/redcap-study.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import { createQuizApp, finishQuiz } from "#server/testing/visitor/quiz.ts";
import { readCsv } from "#server/testing/files/exports.ts";

const formula = /^\p{White_Space}*[=+\-@|%＝＋－＠]/u;

/** The expected cell: guarded, and on one line. */
function asLine(text: string): string {
  return text.replaceAll(/[\r\n\v\f\u0085\u2028\u2029]+/g, " ");
}

async function exported(names: string[]) {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const id = await finishQuiz(app);
  await sql`
    INSERT INTO results SELECT (result).* FROM (
      SELECT jsonb_populate_record(results, jsonb_build_object(
        '_id', 'r' || place, 'parentname', name, 'draft', NULL)) AS result
      FROM results, unnest(${names}::text[]) WITH ORDINALITY AS given (name, place)
      WHERE _id = ${id}) AS copies`.execute(app.db);
  await sql`DELETE FROM results WHERE _id = ${id}`.execute(app.db);
  const rows = readCsv(await app.ask("GET /api/results/csv", { token }));
  const byId = new Map(rows.map((row) => [row["result_id"], row]));
  return names.map((_, place) => byId.get(`r${place + 1}`)?.["parent_name"]);
}

test("no exported cell is a formula, however it is disguised", async () => {
  const cells = await exported(formulas);
  expect(cells).toEqual(formulas.map((text) => `'${asLine(text)}`));
  for (const cell of cells) expect(cell).not.toMatch(formula);
});

test("no invisible character hides a formula", async () => {
  const app = await createQuizApp();
  const unseen =
    /[\p{Cc}\p{Cf}\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;
  const all = Array.from({ length: 0x11_0000 }, (_, code) => code).filter(
    (code) => code > 0 && unseen.test(String.fromCodePoint(code)),
  );
  expect(all.length).toBeGreaterThan(4000);
  const { rows } = await app.pool.query(
    `SELECT code FROM unnest($1::int[]) AS code
     WHERE left(spreadsheet_cell(chr(code) || '=1'), 1) <> $2`,
    [all, "'"],
  );
  expect(rows).toEqual([]);
});

test("a REDCap ID is unchanged unless a spreadsheet could run it", async () => {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const ids = ["=306389", "+12-7", "-1e5", "@site_7.a", "007", "R-1 x"];
  const dangerous = formulas.filter((text) => /[^\w.=+@-]/.test(text));
  for (const redcapid of [...ids, ...dangerous, "=1+1"])
    await finishAs(app, redcapid);
  const rows = readCsv(await app.ask("GET /api/results/csv", { token }));
  const exported = new Set(rows.map((row) => row["redcap_id"]));
  expect(exported).toEqual(
    new Set([...ids, ...[...dangerous, "=1+1"].map((id) => `'${asLine(id)}`)]),
  );
});

const harmless = [
  "María José Ñúñez",
  'Ana "Nena" Díaz',
  "O'Brien, Pat",
  "two\nlines",
  "tab\tinside",
  "👩‍👧 🏳️‍🌈",
  "a;b|c",
  " ",
  "'quoted'",
  "\u00adsoft",
  "1-2",
  "e=mc2",
];

test("other texts are exported unchanged, on one line", async () => {
  expect(await exported(harmless)).toEqual(harmless.map(asLine));
});

test("any stored text can be read back from the file", async () => {
  const texts = fc.sample(
    fc
      .string({ unit: "binary", maxLength: 60 })
      .map((text) => text.replaceAll("\0", "").toWellFormed()),
    300,
  );
  const cells = await exported(texts);
  cells.forEach((cell, place) => {
    expect([
      asLine(texts[place] ?? ""),
      `'${asLine(texts[place] ?? "")}`,
    ]).toContain(cell);
    expect(cell).not.toMatch(formula);
  });
});
