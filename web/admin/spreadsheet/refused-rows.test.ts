import fc from "fast-check";
import { expect, test } from "vitest";
import { readFile } from "./read-file.ts";
import { type Cell, isBlank, tidyTable } from "./table.ts";
import { refusedFile } from "./refused-rows.tsx";

const head = ["Parent", "Phone", "Agreed on", "Note", "Reason"];
const reason = "The phone is missing.";

async function roundTrip(rows: Cell[][], isWorkbook: boolean, titles = head) {
  const { file, ending } = await refusedFile({
    head: titles,
    rows: rows.map((cells) => ({ cells, reason })),
    isWorkbook,
  });
  const list = await readFile(new File([file], `list.${ending}`));
  return { ending, isWorkbook: list.isWorkbook, table: list.sheets[0]?.table };
}

const rows: Cell[][] = [
  [
    "Rosa Díaz",
    7_875_550_123,
    new Date("2026-11-21"),
    '=HYPERLINK("https://x.example")',
  ],
  ["=1+1", "+1 787 555 0123", new Date("2026-11-21T14:30Z"), "-2"],
  ["constructor", "__proto__", "_x0041_", "lines\r\nand\tmore <&>"],
  ["", 0.5, "", "@SUM(A1)"],
];

test("refused rows of a workbook become a workbook with reasons and unchanged cells", async () => {
  expect(await roundTrip(rows, true)).toEqual({
    ending: "xlsx",
    isWorkbook: true,
    table: [head, ...rows.map((cells) => [...cells, reason])],
  });
});

test("text in a workbook never becomes a formula", async () => {
  const { unzipSync } = await import("fflate");
  const { file } = await refusedFile({
    head,
    rows: rows.map((cells) => ({ cells, reason })),
    isWorkbook: true,
  });
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = Object.values(parts).map((part) =>
    new TextDecoder().decode(part),
  );
  expect(text.join("")).toContain("=1+1");
  expect(text.join("")).not.toMatch(/<f[\s>]/);
});

test("refused rows of a text list become a CSV file", async () => {
  const asText = (cell: Cell) =>
    cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  const texts = rows.map((row) => [...row.map(asText), reason]);
  const { table, ...kind } = await roundTrip(rows, false);
  expect(kind).toEqual({ ending: "csv", isWorkbook: false });
  expect(JSON.stringify(table)).toBe(
    JSON.stringify([head, ...texts]).replaceAll("\\r", ""),
  );
});

test.each([true, false])(
  "adds no header row to a list without one (workbook: %s)",
  async (isWorkbook) => {
    const { table } = await roundTrip([["Rosa", "x"]], isWorkbook, []);
    expect(table).toEqual([["Rosa", "x", reason]]);
  },
);

const dayOf = (count: number) => new Date(count * 86_400_000);
const cell = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom('="x"', `'="x"`, `="'=x"`, '=" x "', '="#N/A"', "'+1", "\r"),
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((number) => number + 0),
  fc.integer({ min: -7000, max: 50_000 }).map(dayOf),
);

test("any cell survives a round trip through the workbook", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), {
        minLength: 1,
        maxLength: 5,
      }),
      async (cells) => {
        const read = tidyTable(cells.map((row) => [...row, "last"]))
          .map((row) => row.slice(0, 4))
          .filter((row) => !isBlank(row));
        const { table } = await roundTrip(read, true);
        expect(table).toEqual([
          head,
          ...read.map((cells) => [...cells, reason]),
        ]);
      },
    ),
    { numRuns: 30 },
  );
});
