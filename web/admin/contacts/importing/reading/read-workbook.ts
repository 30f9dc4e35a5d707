import { unzipSync } from "fflate";
import readSheets from "read-excel-file/universal";
import { importLimits } from "#shared/rules/contacts/import.ts";
import { UnreadableFile } from "./table.ts";

/** The sheets of an Excel workbook, those without a cell left out, hidden ones last. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>) {
  refuseBombs(bytes);
  const sheets = await readSheets(bytes.buffer).catch((): never => {
    throw new UnreadableFile("not_a_list");
  });
  const areHidden = hiddenSheets(bytes);
  const inUse = sheets
    .map(({ sheet, data }, at) => ({
      name: sheet,
      rows: data,
      isHidden: areHidden[at] ?? false,
    }))
    .filter(({ rows }) => rows.length > 0);
  return [
    ...inUse.filter(({ isHidden }) => !isHidden),
    ...inUse.filter(({ isHidden }) => isHidden),
  ];
}

const contents = "xl/workbook.xml";

/** Of each sheet, in their order, whether Excel hides it. */
function hiddenSheets(bytes: Uint8Array): boolean[] {
  const parts = unzipSync(bytes, { filter: ({ name }) => name === contents });
  const text = new TextDecoder().decode(parts[contents]);
  const sheets = text.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return sheets.map((sheet) => /\sstate="(?:h|veryH)idden"/.test(sheet));
}

/** A small file may unpack to gigabytes: what it says of itself is read first, and it unpacks to no more. */
function refuseBombs(bytes: Uint8Array) {
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        return false;
      },
    });
  } catch {
    throw new UnreadableFile("not_a_list");
  }
  if (size > importLimits.unpackedBytes) throw new UnreadableFile("too_large");
}
