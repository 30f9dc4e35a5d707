import { unzipSync } from "fflate";
import readSheets from "read-excel-file/universal";
import { importLimits } from "#shared/rules/contacts/import.ts";
import { fillDown } from "./merged-cells.ts";
import { UnreadableFile } from "./table.ts";
import { mergedIn, sheetParts } from "./workbook-parts.ts";

/** The sheets of an Excel workbook, those without a cell left out, hidden ones last. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>) {
  refuseBombs(bytes);
  const sheets = await readSheets(bytes.buffer).catch((): never => {
    throw new UnreadableFile("not_a_list");
  });
  const parts = sheetParts(bytes);
  const inUse = sheets
    .map(({ sheet, data }, at) => ({
      name: sheet,
      // A sheet that is a chart has none.
      rows: data ?? [],
      ...parts[at],
    }))
    .filter(({ rows }) => rows.length > 0);
  for (const { rows, path } of inUse)
    if (path !== undefined) fillDown(rows, mergedIn(bytes, path));
  return [
    ...inUse.filter(({ isHidden }) => !isHidden),
    ...inUse.filter(({ isHidden }) => isHidden),
  ];
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
