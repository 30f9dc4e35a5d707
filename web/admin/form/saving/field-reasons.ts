import type { ErrorCode } from "#shared/rules/refusals.ts";
import { CallFailed } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { refusalWords } from "#web/i18n/core/refusals.ts";

/** Why a save was refused, by the field that the server names (`homePage.title1_en`). */
export function useFieldReasons() {
  const reasonsOf = useReasons();
  return (error: unknown): Record<string, string> => {
    if (!(error instanceof CallFailed)) return {};
    const sentences = reasonsOf(error);
    return Object.fromEntries(
      error.reasons.flatMap(({ field }, at) =>
        field === undefined ? [] : [[field, sentences[at] ?? ""]],
      ),
    );
  };
}

/** Problems found before sending, said as the server would say them. */
export function useRefusals() {
  const words = useWords(refusalWords);
  return (problems: Record<string, ErrorCode>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problems).map(([field, code]) => [field, words[code]]),
    );
}
