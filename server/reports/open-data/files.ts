import { randomInt } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";
import { Zip, ZipDeflate } from "fflate";
import { languages } from "#shared/rules/language.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { type OpenColumn, rowColumn } from "./columns.ts";
import { type About, readme } from "./readme.ts";
import { rScript } from "./r-script.ts";
import { spssScript } from "./spss-script.ts";
import { stataScript } from "./stata-script.ts";

export type PackageContent = {
  /** The columns after the number of the row. */
  columns: OpenColumn[];
  /** The lines of data.csv without the number of the row, in any order. */
  lines: string[];
  /** The longest texts of columns without codes. */
  lengths: ReadonlyMap<string, number>;
  about: About;
};

/** The pieces of each file. */
type Files = Record<string, Iterable<Uint8Array>>;

/** All files of the package. `guard` makes a cell safe for spreadsheets. */
export function packageFiles(
  { columns, lines, lengths, about }: PackageContent,
  guard: (text: string) => string,
): Files {
  const all = [rowColumn, ...columns];
  const scripts = languages.flatMap((language): [string, string][] => [
    [`labels_${language}.R`, rScript(all, language)],
    [`labels_${language}.sps`, spssScript(all, language, lengths)],
    [`labels_${language}.do`, stataScript(all, language)],
  ]);
  const texts: [string, string][] = [
    ["README.txt", withMark(readme(about))],
    ["codebook.csv", withMark(codebookCsv(all, guard))],
    ...scripts,
  ];
  return {
    "data.csv": dataCsv(all, lines),
    ...Object.fromEntries(
      texts.map(([name, text]) => [name, [Buffer.from(text)]]),
    ),
  };
}

/** Compresses piece by piece, so that visitors do not wait while a large file is made. */
export async function zipPackage(files: Files): Promise<Uint8Array> {
  const zipped: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    zipped.push(bytes);
  });
  for (const [name, pieces] of Object.entries(files)) {
    const file = new ZipDeflate(name);
    // The time would be that of the download.
    file.mtime = "2026-01-01T00:00:00";
    zip.add(file);
    for (const piece of pieces) {
      file.push(piece);
      await setImmediate();
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  return Buffer.concat(zipped);
}

const withMark = (text: string) => `\u{feff}${text}`;

const linesPerPiece = 1000;

/** Only codes and numbers, so it is ASCII and needs no quotation marks. Shuffles the lines. */
function* dataCsv(columns: OpenColumn[], lines: string[]) {
  yield Buffer.from(`${columns.map(({ name }) => name).join(",")}\r\n`);
  shuffle(lines);
  for (let from = 0; from < lines.length; from += linesPerPiece)
    yield Buffer.from(
      lines
        .slice(from, from + linesPerPiece)
        .map((line, at) => `${from + at + 1}${line}\r\n`)
        .join(""),
    );
}

function shuffle(lines: string[]) {
  for (let last = lines.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [lines[last], lines[other]] = [lines[other]!, lines[last]!];
  }
}

/** One line per column, or per wording of a question, oldest first. */
function codebookCsv(
  columns: OpenColumn[],
  guard: (text: string) => string,
): string {
  const rows = columns.flatMap((column) => codebookRows(column));
  return stringify(
    [
      "column wording text text_es values values_es".split(" "),
      ...rows.map((row) => row.map(guard)),
    ],
    { record_delimiter: "windows", quoted_string: true },
  );
}

/** All cells of the codebook. */
export const codebookTexts = (columns: OpenColumn[]): string[] =>
  [rowColumn, ...columns].flatMap(codebookRows).flat();

function codebookRows({ name, label, choices, wordings }: OpenColumn) {
  const valuesOf = (codes: string[], labels: string[]) =>
    codes.map((code, at) => `${code} = ${labels[at] ?? ""}`).join(" | ");
  if (wordings)
    return wordings.map((wording, at) => [
      name,
      String(at + 1),
      wording.text,
      wording.text_es,
      valuesOf([...answerOptions], wording.labels),
      valuesOf([...answerOptions], wording.labels_es),
    ]);
  const codes = choices?.map(({ code }) => code) ?? [];
  const values = languages.map((language) =>
    valuesOf(codes, choices?.map((choice) => choice.label[language]) ?? []),
  );
  return [[name, "", label.en, label.es, ...values]];
}
