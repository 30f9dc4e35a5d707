import type { ErrorCode } from "#shared/rules/refusals.ts";
import { useWords } from "#web/core/language.tsx";
import { refusalWords } from "#web/i18n/core/refusals.ts";

/** Problems found before sending, said as the server would say them. */
export function useRefusals() {
  const words = useWords(refusalWords);
  return (problems: Record<string, ErrorCode>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problems).map(([field, code]) => [field, words[code]]),
    );
}
