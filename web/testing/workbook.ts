import { unzipSync, zipSync } from "fflate";

const encode = (text: string) => new TextEncoder().encode(text);

/** The rows of a sheet as XML, and optional XML that follows them. */
type SheetXml = string | { rows: string; after: string };

/**
 * Creates the smallest workbook that Excel can read. Sheets whose names begin with Hidden are hidden. The numbers of
 * the files differ from those of the sheets, as they do after sheets were moved.
 */
export function workbook(
  sheets: Record<string, SheetXml>,
  more: Record<string, Uint8Array> = {},
) {
  const names = Object.keys(sheets);
  const pathOf = (at: number) => `worksheets/sheet${names.length - at}.xml`;
  const state = (name: string) =>
    name.startsWith("Hidden") ? ' state="hidden"' : "";
  const main =
    'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const parts: Record<string, Uint8Array> = {
    "xl/workbook.xml": encode(
      `<workbook ${main} xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${name}"${state(name)} sheetId="${at + 1}" r:id="r${at + 1}"/>`).join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": encode(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, at) => `<Relationship Id="r${at + 1}" Type="${office}/worksheet" Target="${pathOf(at)}"/>`).join("")}</Relationships>`,
    ),
    ...more,
  };
  names.forEach((name, at) => {
    const sheet = sheets[name] ?? "";
    const { rows, after } =
      typeof sheet === "string" ? { rows: sheet, after: "" } : sheet;
    parts[`xl/${pathOf(at)}`] = encode(
      `<worksheet ${main}><sheetData>${rows}</sheetData>${after}</worksheet>`,
    );
  });
  return new Uint8Array(zipSync(parts));
}

/** A cell with a text. */
export const textCell = (place: string, value: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** Creates the rows of a sheet from texts, numbers, and cells in XML. */
export function sheetRows(rows: (string | number | { cell: string })[][]) {
  return rows
    .map((cells, at) => {
      const row = at + 1;
      const written = cells.map((cell, column) => {
        const place = `${String.fromCharCode(65 + column)}${row}`;
        if (typeof cell === "number")
          return `<c r="${place}"><v>${cell}</v></c>`;
        if (typeof cell === "string")
          return cell === "" ? "" : textCell(place, cell);
        return cell.cell.replace("<c", `<c r="${place}"`);
      });
      return `<row r="${row}">${written.join("")}</row>`;
    })
    .join("");
}

/** A sheet in which these ranges of cells are merged. */
export const mergedSheet = (
  rows: Parameters<typeof sheetRows>[0],
  ...refs: string[]
) => ({
  rows: sheetRows(rows),
  after: `<mergeCells count="${refs.length}">${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`,
});

/** Returns the workbook with each of its files changed by `change`. */
export function rewritten(bytes: Uint8Array, change: (xml: string) => string) {
  const parts = Object.entries(unzipSync(bytes)).map(
    ([path, part]): [string, Uint8Array] => [
      path,
      encode(change(new TextDecoder().decode(part))),
    ],
  );
  return new Uint8Array(zipSync(Object.fromEntries(parts)));
}
