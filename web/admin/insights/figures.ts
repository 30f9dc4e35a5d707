import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readInsights } from "#shared/contract/insights.ts";
import { saveFile } from "#web/core/calls/save-file.ts";
import { useWords } from "#web/core/language.tsx";
import { insightsWords } from "#web/i18n/admin/insights.ts";

export type Insights = ReplyOf<typeof readInsights>;

/** Of fewer than these, a percentage says nothing. */
export const fewestForShares = 20;

/** Numbers and shares as they are written in the page's language. */
export function useFigures() {
  const words = useWords(insightsWords);
  return {
    words,
    amount: words.number,
    /** Empty of too few; steps that count again, or longer than others, may come to more than all. */
    share: (part: number, whole: number) => {
      if (whole < fewestForShares) return "";
      return part > whole ? words.moreThanAll : words.share(part / whole);
    },
  };
}

export const ratioOf = (part: number, whole: number) =>
  whole > 0 ? part / whole : 0;

/** Rows of figures as a file that a spreadsheet opens; no cell is a formula there. */
export function saveCsv(name: string, rows: (string | number)[][]) {
  const csv = rows.map((row) => row.map(cellOf).join(",")).join("\r\n");
  saveFile(new Blob([`\uFEFF${csv}\r\n`], { type: "text/csv" }), name);
}

export function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}
