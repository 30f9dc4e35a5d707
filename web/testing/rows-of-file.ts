import {
  asInternational,
  looksInternational,
} from "#shared/rules/outreach/contacts/phone.ts";
import {
  findHead,
  guessColumns,
} from "#web/admin/outreach/contacts/importing/columns.ts";
import { readRows } from "#web/admin/outreach/contacts/importing/rows.ts";
import { readFile } from "#web/admin/spreadsheet/read-file.ts";

/** The name of a test, the bytes of a file, and the rows that should be read from it. */
export type Golden = [what: string, bytes: BlobPart, rows: object[]];

export const rosaRow = { name: "Rosa Díaz", phone: "+17875550123" };
export const luzRow = { name: "Luz Núñez", phone: "+17875550199" };

const noDefaults = {
  language: "en" as const,
  consentdate: "",
  consentsource: "",
};

/**
 * Reads the rows of the first sheet in the form in which they are sent to the server. Phones are in international format; an invalid
 * one is marked as refused.
 */
export async function rowsOfFile(bytes: BlobPart) {
  const { sheets } = await readFile(new File([bytes], "list"));
  const table = sheets[0]?.table ?? [];
  const head = findHead(table);
  const columns = guessColumns(table[head] ?? []);
  return readRows(table, head, columns, noDefaults).map(({ row }) => {
    const { language, phone = "", ...rest } = row;
    const called = asInternational(phone);
    return {
      ...rest,
      ...(language !== "en" && { language }),
      phone: looksInternational(called) ? called : `refused: ${phone}`,
    };
  });
}
