import {
  type ImportedField,
  importedFields,
} from "#shared/rules/outreach/contacts/import.ts";
import type { Reason } from "#web/core/calls/call.ts";
import { useSentence } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/outreach/contacts/imports.words.ts";
import type { CheckedRow } from "./use-import.ts";

/** Why a row is not possible: a sentence, and the field that it is about. */
export type RowProblem = { field: ImportedField | undefined; text: string };

const cut = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

/** A sentence for each reason of a row, from what stands in its cell. */
export function useRefusalsOf() {
  const words = useWords(importWords);
  const sentenceOf = useSentence();

  function sayPhone(phone: string, reason: Reason): string {
    if (cut.test(phone)) return words.shortened;
    const digits = phone.replace(/\D/g, "").length;
    if (reason.code !== "invalid_phone") return sentenceOf(reason);
    if (/\p{L}/u.test(phone) || digits === 0) return words.noPhone(phone);
    return digits < 10
      ? words.digitsMissing(digits)
      : words.digitsTooMany(digits);
  }

  function say(reason: Reason, row: CheckedRow["row"]): string {
    const field = importedFields.find((each) => each === reason.field);
    const cell = (field && row[field]) ?? "";
    if (field === "phone" && cell !== "") return sayPhone(cell, reason);
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
      field: importedFields.find((each) => each === reason.field),
      text: say(reason, row),
    }));
}
