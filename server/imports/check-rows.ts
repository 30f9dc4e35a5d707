import { setImmediate as letOthersGo } from "node:timers/promises";
import type { CountryCode } from "libphonenumber-js/max";
import { importedContact } from "#shared/contract/contacts.ts";
import type { ImportedRow } from "#shared/contract/imports.ts";
import { Refusal, refusalOf } from "#server/errors.ts";
import { recipientOf } from "#server/messages/recipient.ts";
import type { CheckedRow } from "./plan.ts";

/** So many phones are parsed in about ten milliseconds. */
const rowsAtOnce = 100;

/** Every row as a family whom a text can reach, or why it is none. */
export async function checkRows(
  rows: ImportedRow[],
  countries: CountryCode[],
): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  for (const [place, row] of rows.entries()) {
    checked.push(await checkRow(row, countries));
    if (place % rowsAtOnce === 0) await letOthersGo();
  }
  return checked;
}

async function checkRow(
  { decision, ...cells }: ImportedRow,
  countries: CountryCode[],
): Promise<CheckedRow> {
  const parsed = importedContact.safeParse(cells);
  if (!parsed.success)
    return { reasons: refusalOf(parsed.error, cells).errors };
  const { phone, language = "", ...rest } = parsed.data;
  try {
    const recipient = await recipientOf(phone, countries, "phone");
    return { decision, family: { ...rest, language, phone: recipient } };
  } catch (error) {
    if (error instanceof Refusal) return { reasons: error.errors };
    throw error;
  }
}
