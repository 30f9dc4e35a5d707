import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { format } from "prettier";

export type Row = Record<string, string | number>;

type Section = {
  name: string;
  command: string;
  rows: Row[];
  seconds: number;
};

const opening = `# Proof

What was tried, how often, and what was lost. Each table is written by the command above it.
`;

/** Puts the table of one section into a file of Markdown, in place of its former one; the others stay. */
export async function writeSection(path: string, section: Section) {
  const before = await readFile(path, "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return opening;
    },
  );
  const text = replaced(before, section.name, textOf(section));
  await writeFile(path, await format(text, { parser: "markdown" }));
}

function replaced(file: string, name: string, text: string): string {
  const [head = "", ...sections] = file.split(/^(?=## )/m);
  const heading = `## ${name}\n`;
  const at = sections.findIndex((each) => each.startsWith(heading));
  const isNew = at < 0;
  const all = isNew ? [...sections, text] : sections.with(at, text);
  return `${[head, ...all].map((each) => each.trimEnd()).join("\n\n")}\n`;
}

function textOf({ name, command, rows, seconds }: Section): string {
  const day = new Date().toISOString().slice(0, 10);
  const took = `${(seconds / 60).toFixed(1)} minutes`;
  return `## ${name}\n\n\`${command}\` · ${day} · ${took} · ${machine()}\n\n${tableOf(rows)}\n`;
}

function machine(): string {
  const all = cpus();
  const model = all[0]?.model.trim() || "processor";
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${all.length} × ${model}, ${memory} GB, ${process.platform}, Node ${process.version}`;
}

function tableOf(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: (string | number | undefined)[]) =>
    `| ${cells.map((cell) => String(cell ?? "").replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    line(columns),
    line(columns.map(() => "---")),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join("\n");
}
