import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readInsights } from "#shared/contract/reports/insights.ts";
import { saveFile } from "#web/core/calls/save-file.ts";
import { useWords } from "#web/core/language.tsx";
import { insightsWords } from "#web/i18n/admin/reports/insights.words.ts";

export type Insights = ReplyOf<typeof readInsights>;

/** Smallest total for which a percentage is shown. */
export const fewestForShares = 20;

/**
 * Whether steps of visits are counted. Finished quizzes are stored even where they are not, for example if browsers
 * ask not to be tracked.
 */
export function areVisitsCounted({
  funnel,
  results,
}: Pick<Insights, "funnel" | "results">): boolean {
  const { started, finished, ranked } = funnel;
  return started + finished + ranked > 0 || results === 0;
}

/** Formats numbers and shares in the page's language. */
export function useFigures() {
  const words = useWords(insightsWords);
  return {
    words,
    amount: words.number,
    /**
     * Empty if the total is too small. A part can be larger than the whole, because some steps have been counted for
     * a longer time.
     */
    share: (part: number, whole: number) => {
      if (whole < fewestForShares) return "";
      return part > whole ? words.moreThanAll : words.share(part / whole);
    },
  };
}

/** The visitors lost at each question: those who reached it minus those who answered it. */
export function lossesOf(questions: Insights["questions"], started: number) {
  return questions.map((row, place) => {
    const before = questions[place - 1]?.answered ?? started;
    return { ...row, before, lost: Math.max(0, before - row.answered) };
  });
}

/** Smallest number of families for a finding. */
const fewestForFinding = 5;

type FindingSource = Pick<
  Insights,
  "concerns" | "funnel" | "questions" | "results"
>;

/** The top concern and the question where most visitors leave. Undefined on a tie, or with too few visitors. */
export function mainFindings({
  concerns,
  funnel,
  questions,
  results,
}: FindingSource) {
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

/** The item with the largest amount; undefined on a tie, or if the amount is too small. */
function largest<Of extends Amount>(all: Of[]): Of | undefined {
  const [first, second] = [...all].sort(
    (one, another) => another.amount - one.amount,
  );
  if (!first || first.of < fewestForShares) return undefined;
  if (first.amount < fewestForFinding) return undefined;
  return first.amount === second?.amount ? undefined : first;
}

export const ratioOf = (part: number, whole: number) =>
  whole > 0 ? part / whole : 0;

/** Saves rows as a CSV file, safe from formula injection. */
export function saveCsv(name: string, rows: (string | number)[][]) {
  const csv = rows.map((row) => row.map(cellOf).join(",")).join("\r\n");
  saveFile(new Blob([`\uFEFF${csv}\r\n`], { type: "text/csv" }), name);
}

export function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}
