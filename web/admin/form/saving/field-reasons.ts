import { CallFailed } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";

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
