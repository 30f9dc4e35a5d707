import { writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { format } from "prettier";

export type ReportRow = Record<string, string | number>;

/** Columns that must be empty or zero; a row with a value in one of them failed. */
const failureColumns = [
  "lost",
  "doubled",
  "half",
  "surprises",
  "failed",
  "missed",
];

export function isFailed(row: ReportRow): boolean {
  return failureColumns.some((column) => Boolean(row[column]));
}

export type Section = { name: string; rows: ReportRow[]; minutes: string };

/** Writes all tables into one Markdown file. */
export async function writeReport(path: string, sections: Section[]) {
  const day = new Date().toISOString().slice(0, 10);
  const processor = cpus()[0]?.model.trim() || "processor";
  const memory = Math.round(totalmem() / 1024 ** 3);
  const machine = `${cpus().length} × ${processor}, ${memory} GB, Node ${process.version}`;
  const text = [
    `# Proof\n\nWritten by \`npm run prove\` · ${day} · ${machine}`,
    ...sections.map(
      ({ name, rows, minutes }) =>
        `## ${name}\n\n${minutes} minutes\n\n${tableOf(rows)}`,
    ),
  ].join("\n\n");
  await writeFile(path, await format(`${text}\n`, { parser: "markdown" }));
}

function tableOf(rows: ReportRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: (string | number | undefined)[]) =>
    `| ${cells.map((cell) => String(cell ?? "").replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    line(columns),
    line(columns.map(() => "---")),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join("\n");
}
