import { richTextLimit } from "#shared/rules/field-limits.ts";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import { CallFailed } from "#web/core/calls/call.ts";
import { useReasons, useSentence } from "#web/core/calls/reasons.ts";

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
  const sentenceOf = useSentence();
  // Of all limits of length, only that of formatted texts is checked here: the boxes stop at theirs.
  const values = { most: richTextLimit };
  return (problems: Record<string, ErrorCode>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problems).map(([field, code]) => [
        field,
        sentenceOf({ code, values }),
      ]),
    );
}
