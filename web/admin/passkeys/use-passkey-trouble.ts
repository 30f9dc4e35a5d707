import { useReasons } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { passkeysWords } from "#web/i18n/admin/passkeys.ts";
import { NoPasskey } from "./browser.ts";

/** Why it did not work: what the browser says, or the server. */
export function usePasskeyTrouble() {
  const words = useWords(passkeysWords);
  const reasonsOf = useReasons();
  return (error: unknown): string[] =>
    error instanceof NoPasskey ? [words[error.why]] : reasonsOf(error);
}
