import { zipSync } from "fflate";

const encode = (text: string) => new TextEncoder().encode(text);

/** A workbook as small as Excel reads it; a sheet whose name begins with Hidden is hidden. */
export function workbook(
  sheets: Record<string, string>,
  more: Record<string, Uint8Array> = {},
) {
  const names = Object.keys(sheets);
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
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, at) => `<Relationship Id="r${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join("")}</Relationships>`,
    ),
    ...more,
  };
  names.forEach((name, at) => {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = encode(
      `<worksheet ${main}><sheetData>${sheets[name]}</sheetData></worksheet>`,
    );
  });
  return new Uint8Array(zipSync(parts));
}

/** A cell that holds a text. */
export const textCell = (place: string, value: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** The rows of a sheet: texts, numbers, and cells that are written out. */
export function sheetOf(rows: (string | number | { cell: string })[][]) {
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
