import { pipeline, type Readable, Transform } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { Zip, ZipDeflate } from "fflate";
import { languages } from "#shared/rules/language.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { shownTexts } from "#shared/rules/quiz/wordings.ts";
import { type OpenColumn, rowColumn } from "./columns.ts";
import { type About, readme } from "./readme.ts";
import { rScript } from "./r-script.ts";
import { spssScript } from "./spss-script.ts";
import { stataScript } from "./stata-script.ts";

type PackageContent = {
  /** The columns after the number of the row. */
  columns: OpenColumn[];
  /** The longest texts of columns without codes. */
  lengths: ReadonlyMap<string, number>;
  about: About;
  /** Makes a cell safe for spreadsheets. */
  guard: (text: string) => string;
};

/** All files of the package besides data.csv. */
export function textFiles({ columns, lengths, about, guard }: PackageContent) {
  const all = [rowColumn, ...columns];
  const scripts = languages.flatMap((language): [string, string][] => [
    [`labels_${language}.R`, rScript(all, language)],
    [`labels_${language}.sps`, spssScript(all, language, lengths)],
    [`labels_${language}.do`, stataScript(all, language)],
  ]);
  return {
    "README.txt": withMark(readme(about)),
    "codebook.csv": withMark(codebookCsv(all, guard)),
    ...Object.fromEntries(scripts),
  } as Record<string, string>;
}

/**
 * Compresses data.csv piece by piece, so that it is never in memory as a whole, then adds the texts. Destroying the ZIP
 * stream destroys `csv` at once, even while it waits for a row.
 */
export function zipFiles(
  csv: Readable,
  texts: Record<string, string>,
): Readable {
  const packed = new Transform({
    transform(piece: Buffer, _, done) {
      data.push(piece);
      done();
    },
    flush(done) {
      data.push(new Uint8Array(), true);
      for (const [name, text] of Object.entries(texts))
        addFile(name).push(Buffer.from(text), true);
      zip.end();
      done();
    },
  });
  const zip = new Zip((error, bytes) => {
    if (error) packed.destroy(error);
    else packed.push(bytes);
  });
  const addFile = (name: string) => {
    const file = new ZipDeflate(name);
    // The time would be that of the download.
    file.mtime = "2026-01-01T00:00:00";
    zip.add(file);
    return file;
  };
  const data = addFile("data.csv");
  // The reader of the ZIP stream handles its errors.
  return pipeline(csv, packed, () => {});
}

const withMark = (text: string) => `\u{feff}${text}`;

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
      shownTexts(wording).text,
      shownTexts(wording).text_es,
      valuesOf([...answerOptions], wording.labels),
      valuesOf([...answerOptions], wording.labels_es),
    ]);
  const codes = choices?.map(({ code }) => code) ?? [];
  const values = languages.map((language) =>
    valuesOf(codes, choices?.map((choice) => choice.label[language]) ?? []),
  );
  return [[name, "", label.en, label.es, ...values]];
}
