import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readInsights } from "#shared/contract/reports/insights.ts";
import { saveFile } from "#web/core/calls/save-file.ts";
import { useWords } from "#web/core/language.tsx";
import { insightsWords } from "#web/i18n/admin/reports/insights.words.ts";

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

/** How many left at each question: those who came to it, less those who answered it. */
export function lossesOf(questions: Insights["questions"], started: number) {
  return questions.map((row, place) => {
    const before = questions[place - 1]?.answered ?? started;
    return { ...row, before, lost: Math.max(0, before - row.answered) };
  });
}

/** Fewer than these families make no finding. */
const fewestForFinding = 5;

type Found = Pick<Insights, "concerns" | "funnel" | "questions" | "results">;

/** The concern most often put first, and the question at which most visitors leave; none of too few, or where two are equal. */
export function findingsOf({ concerns, funnel, questions, results }: Found) {
  const firsts = concerns.map((concern) => ({
    ...concern,
    amount: concern.places[0] ?? 0,
    of: results,
  }));
  const losses = lossesOf(questions, funnel.started).map(
    ({ number, lost, before }) => ({ number, amount: lost, of: before }),
  );
  return { concern: largest(firsts), question: largest(losses) };
}

type Amount = { amount: number; of: number };

/** The one with the largest amount, if there are enough. */
function largest<Of extends Amount>(all: Of[]): Of | undefined {
  const [first, second] = [...all].sort(
    (one, other) => other.amount - one.amount,
  );
  if (!first || first.of < fewestForShares) return undefined;
  if (first.amount < fewestForFinding) return undefined;
  return first.amount === second?.amount ? undefined : first;
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
