import { useWords } from "#web/core/language.tsx";
import { useSentence } from "#web/core/calls/reasons.ts";
import { importWords } from "#web/i18n/admin/contacts/imports.ts";
import type { CheckedRow } from "#web/admin/contacts/importing/use-import.ts";

const cut = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

/** Why a row is not possible, each reason with its field, in the page's language. */
export function useRefusalsOf() {
  const words = useWords(importWords);
  const sentenceOf = useSentence();
  return ({ planned, row }: CheckedRow): string[] =>
    (planned.reasons ?? []).map((reason) => {
      const isCut = reason.field === "phone" && cut.test(row.phone ?? "");
      const sentence = isCut ? words.shortened : sentenceOf(reason);
      const field = (words.fields as Record<string, string>)[
        reason.field ?? ""
      ];
      return field === undefined ? sentence : words.problem(field, sentence);
    });
}
