import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import type { WordingRow } from "#server/reports/exports/queries.ts";
import { exportColumnsOf } from "#server/reports/exports/queries.ts";
import { readScript } from "#server/testing/open-data/script-readers.ts";
import { answerColumns, describingColumn, type OpenColumn } from "./columns.ts";
import { textFiles } from "./files.ts";

const wording = (at: number, more: Partial<WordingRow> = {}): WordingRow => ({
  number: at,
  hash: Buffer.of(at),
  question: `question${at}`,
  text: `Is question ${at} clear?`,
  text_es: `¿Es clara la pregunta ${at}?`,
  concern: "concern1",
  concern_name: "Is it safe?",
  concern_name_es: "¿Es segura?",
  labels: ["No, not at all", "Probably not", "Not sure", "Probably", "Yes"],
  labels_es: ["No, para nada", "Creo que no", "No sé", "Creo que sí", "Sí"],
  purpose: null,
  preview: false,
  ...more,
});

const long = "ñandú ".repeat(84).trim();

/** Labels that try to end a text, run code, or confuse a reader. */
const hostile = [
  `"); system("id"); ("`,
  `' . HOST COMMAND=['id'] . '`,
  '`=shell("id")\' $(id) $S_OS "\' /* */ // ///',
  "line\r\nbreak.\n\nEXECUTE.",
  "=1+1 | <b>x</b> [y] {z} \\ \\n % # 👩‍👧 🏳️‍🌈 \u202eabc\u2028",
  long,
  `${"'".repeat(500)}`,
  `${'"\\'.repeat(250)}`,
  " \u200b ",
  "",
];

const filesFor = (wordings: WordingRow[]) => {
  const columns: OpenColumn[] = [
    ...(
      ["year", "language", "arrived", "child_age_group", "child_doses"] as const
    ).map(describingColumn),
    ...answerColumns(exportColumnsOf(wordings, [])),
  ];
  const files = textFiles({
    columns,
    lengths: new Map([["year", 4]]),
    about: {
      rows: 0,
      blank: 0,
      columns: [
        "year",
        "language",
        "arrived",
        "child_age_group",
        "child_doses",
      ],
      before: "2026-11-28",
    },
    guard: (text) => text,
  });
  return { columns, files };
};

const usual = [
  wording(1),
  wording(2, { concern: null, concern_name: null, concern_name_es: null }),
  wording(3, { question: "question1", text: "Is question 1 clear now?" }),
];

test.each(Object.keys(filesFor(usual).files))(
  "%s equals the golden file",
  async (name) => {
    const { files } = filesFor(usual);
    const text = (files[name] ?? "").replace(/^\u{feff}/u, "");
    await expect(text).toMatchFileSnapshot(
      join(import.meta.dirname, "golden", name),
    );
  },
);

describe.each(["en", "es"] as const)(
  "scripts with labels in %s",
  (language) => {
    const all = hostile.flatMap((text, at) => [
      wording(at + 1, {
        text,
        text_es: text,
        concern: `concern${at}`,
        concern_name: text,
        concern_name_es: text,
        labels: [text, text, "A", `${text} (B)`, ""],
        labels_es: [text, text, "A", `${text} (B)`, ""],
      }),
    ]);

    test.each(["R", "sps", "do"] as const)(
      "hostile labels stay labels in labels.%s",
      (kind) => {
        const { columns, files } = filesFor(all);
        const script = files[`labels_${language}.${kind}`] ?? "";
        const read = readScript(kind, script);
        expect([...read.keys()]).toEqual([
          "row",
          ...columns.map(({ name }) => name),
        ]);
        for (const { name, choices } of columns) {
          const column = read.get(name);
          expect(column?.label).not.toBe("");
          if (!choices) continue;
          expect(column?.codes).toEqual(choices.map(({ code }) => code));
          expect(column?.labels).toHaveLength(choices.length);
          for (const label of column?.labels ?? [])
            expect(label).toMatch(/^[^\p{Cc}\u2028\u202e]+$/u);
          if (kind === "R")
            expect(new Set(column?.labels).size).toBe(choices.length);
        }
      },
    );

    test("usual labels arrive unchanged in all three", () => {
      const { columns, files } = filesFor(usual);
      for (const kind of ["R", "sps", "do"] as const) {
        const read = readScript(
          kind,
          files[`labels_${language}.${kind}`] ?? "",
        );
        for (const { name, label, choices } of columns) {
          expect(read.get(name)?.label).toBe(label[language]);
          expect(read.get(name)?.labels).toEqual(
            (choices ?? []).map((choice) => choice.label[language]),
          );
        }
      }
    });
  },
);

test("lines are short enough for SPSS and for R's input, and R's are ASCII", () => {
  const { files } = filesFor([
    wording(1, { text: hostile[6]!, labels: hostile.slice(3, 8) }),
    wording(2, {
      text: "👩‍👧".repeat(200),
      labels: Array(5).fill("👩‍👧".repeat(99)),
    }),
  ]);
  for (const line of (files["labels_en.sps"] ?? "").split("\n"))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(251);
  for (const line of (files["labels_en.R"] ?? "").split("\n")) {
    expect(line.length).toBeLessThan(4000);
    expect(line).toMatch(/^[\x20-\x7e]*$/);
  }
});

test("the codebook has every column, and every wording of a question", () => {
  const { columns, files } = filesFor(usual);
  const rows = parse(files["codebook.csv"] ?? "", {
    bom: true,
    columns: true,
    record_delimiter: "\r\n",
  }) as Record<string, string>[];
  expect(new Set(rows.map(({ column }) => column))).toEqual(
    new Set(["row", ...columns.map(({ name }) => name)]),
  );
  const first = rows.filter(({ column }) => column === "Q1_code");
  expect(first.map(({ text }) => text)).toEqual([
    "Is question 1 clear?",
    "Is question 1 clear now?",
  ]);
});

describe("columns that would reveal the child's age or doses", () => {
  const namesOf = (wordings: WordingRow[]) =>
    answerColumns(exportColumnsOf(wordings, [])).map(({ name }) => name);

  test("a question that once asked for them is left out", () => {
    const names = namesOf([
      wording(1, { purpose: "age", concern: null }),
      wording(2),
      wording(3, { question: "question1", concern: null }),
    ]);
    expect(names).toEqual([
      "Q2_code",
      "C1_score",
      "C1_proposed_rank",
      "C1_chosen_rank",
    ]);
  });

  test("points are left out if such a question counts for a concern", () => {
    expect(namesOf([wording(1, { purpose: "doses" }), wording(2)])).toEqual([
      "Q2_code",
      "C1_chosen_rank",
    ]);
  });
});
