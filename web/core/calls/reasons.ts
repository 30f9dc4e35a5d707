import { filled } from "#shared/rules/sentences/filled.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { CallFailed, type Reason } from "./call.ts";
import { useLanguage } from "#web/core/language.tsx";

/** Translates one reason. If a newer server sends an unknown code, shows the server's English text. */
export function useSentence(): (reason: Reason) => string {
  const language = useLanguage();
  return ({ code, msg, values }) => {
    const { internal } = refusalWords[language];
    const words: Record<string, string> = refusalWords[language];
    const sentence = new Map(Object.entries(words)).get(code);
    const fallback = (language === "en" && msg) || internal;
    return sentence ? filled(sentence, language, values) : fallback;
  };
}

/** Why a call was refused, in the page's language. */
export function useReasons() {
  const words = refusalWords[useLanguage()];
  const sentenceOf = useSentence();
  return (error: unknown): string[] => {
    if (!(error instanceof CallFailed)) return [words.internal];
    if (error.status === 0) return [words.unreachable];
    return error.reasons.length > 0
      ? error.reasons.map(sentenceOf)
      : [words.internal];
  };
}
