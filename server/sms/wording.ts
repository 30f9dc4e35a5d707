import type { Language } from "#shared/contract/fields.ts";

/**
 * What a shared text says; nothing of it comes from whoever shares. The Spanish does without
 * á í ó ú, which would more than halve what fits into one message.
 */
export function shareText(language: Language, link: string): string {
  return {
    en: `To talk over with the doctor about the HPV vaccine: ${link} Reply STOP to opt out.`,
    es: `Para hablar con el doctor de la vacuna contra el VPH: ${link} Responda STOP para cancelar.`,
  }[language];
}

/** The same, whether a text went out or not: it must not tell who was texted before. */
export const shared: Record<Language, string> = {
  en: "Your results are on their way by text message.",
  es: "Sus resultados van en camino por mensaje de texto.",
};
