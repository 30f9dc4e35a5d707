import { unzipSync } from "fflate";
import readSheets from "read-excel-file/universal";
import { importLimits } from "#shared/rules/contacts/import.ts";
import { UnreadableFile } from "./table.ts";

/** The sheets of an Excel workbook, those without a cell left out. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>) {
  refuseBombs(bytes);
  const sheets = await readSheets(bytes.buffer).catch((): never => {
    throw new UnreadableFile("not_a_list");
  });
  return sheets
    .map(({ sheet, data }) => ({ name: sheet, rows: data }))
    .filter(({ rows }) => rows.length > 0);
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
