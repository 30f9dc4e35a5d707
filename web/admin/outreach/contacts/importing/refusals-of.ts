import {
  type ImportedField,
  importedFields,
} from "#shared/rules/outreach/contacts/import.ts";
import type { Reason } from "#web/core/calls/call.ts";
import { useSentence } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/outreach/contacts/imports.words.ts";
import type { CheckedRow } from "./use-import.ts";

/** Why a row is refused, and the field at fault. */
export type RowProblem = { field: ImportedField | undefined; text: string };

const shortenedPhone = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

/** Returns a function that explains why a row is refused, based on its cells. */
export function useRefusalsOf() {
  const words = useWords(importWords);
  const sentenceOf = useSentence();

  function phoneMessage(phone: string, reason: Reason): string {
    if (shortenedPhone.test(phone)) return words.shortened;
    const digits = phone.replace(/\D/g, "").length;
    if (reason.code !== "invalid_phone") return sentenceOf(reason);
    if (/\p{L}/u.test(phone) || digits === 0) return words.noPhone(phone);
    return digits < 10
      ? words.digitsMissing(digits)
      : words.digitsTooMany(digits);
  }

  function messageOf(reason: Reason, row: CheckedRow["row"]): string {
    const field = importedFields.find((name) => name === reason.field);
    const cell = (field && row[field]) ?? "";
    if (field === "phone" && cell !== "") return phoneMessage(cell, reason);
    if (reason.code === "required" && (field === "name" || field === "phone"))
      return words.missing[field];
    if (reason.code !== "invalid") return sentenceOf(reason);
    if (field === "language") return words.onlyTwoLanguages(cell);
    if (field === "consentdate") return words.noDate(cell);
    if (field === "zip") return words.noZip(cell);
    return sentenceOf(reason);
  }

  return ({ planned, row }: CheckedRow): RowProblem[] =>
    (planned.reasons ?? []).map((reason) => ({
      field: importedFields.find((name) => name === reason.field),
      text: messageOf(reason, row),
    }));
}
