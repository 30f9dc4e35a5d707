import { useSyncExternalStore } from "react";
import type { Language } from "#shared/rules/language.ts";

/** Devices write the language of a voice in different ways: es-MX, es_US, spa. */
const codes: Record<Language, RegExp> = {
  en: /^eng?(?![a-z])/i,
  es: /^(es|spa)(?![a-z])/i,
};

/** Undefined in browsers that cannot speak, such as those inside Android apps. */
const speech = () =>
  (window as Partial<Window & typeof globalThis>).speechSynthesis;

/** The voices for a language that need no connection. */
export function voicesOf(language: Language): SpeechSynthesisVoice[] {
  const voices = speech()?.getVoices() ?? [];
  return voices.filter(
    ({ lang, localService }) => localService && codes[language].test(lang),
  );
}

/** Chrome reports its voices late. Safari does not report them, but has them at once. */
function onVoices(listen: () => void) {
  speech()?.addEventListener?.("voiceschanged", listen);
  return () => speech()?.removeEventListener?.("voiceschanged", listen);
}

/** Whether the device has a voice for the language. False while hydrating a page from the server. */
export function useHasVoice(language: Language): boolean {
  return useSyncExternalStore(
    onVoices,
    () => voicesOf(language).length > 0,
    () => false,
  );
}
