import type { ErrorCode } from "#shared/rules/refusals.ts";
import type { Language } from "#shared/rules/language.ts";
import { refusalWords } from "#web/i18n/core/refusals.ts";
import { CallFailed, type Reason } from "./call.ts";
import { useLanguage } from "#web/core/language.tsx";

const sentences: Record<
  Language,
  Record<ErrorCode | "unreachable", string>
> = refusalWords;

/** Why a call was refused, in the page's language: the server speaks English, codes speak both. */
export function useReasons() {
  const language = useLanguage();
  const spoken = ({ code, msg }: Reason) =>
    language === "en"
      ? msg
      : (sentences[language][code as ErrorCode] ?? sentences.es.internal);
  return (error: unknown): string[] => {
    if (!(error instanceof CallFailed)) return [sentences[language].internal];
    if (error.status === 0) return [sentences[language].unreachable];
    return error.reasons.length > 0
      ? error.reasons.map(spoken)
      : [sentences[language].internal];
  };
}
