import type { Language } from "#shared/rules/language.ts";
import type { SmsKeyword } from "#shared/rules/outreach/sms/keywords.ts";

/**
 * The text that shares a link. Contains nothing that the sharing visitor wrote. The Spanish avoids á í ó ú, which
 * would more than halve the maximum length of a text.
 */
export function shareText(language: Language, link: string): string {
  return {
    en: `Your topics for the doctor visit: ${link} Reply STOP to stop these texts.`,
    es: `Sus temas para la cita con el doctor: ${link} Responda ALTO para no recibir mensajes.`,
  }[language];
}

/** The reply is the same whether or not a text was sent. Otherwise it would reveal who got a text before. */
export const resultShared: Record<Language, string> = {
  en: "If this phone can get our texts, the link will arrive in a minute.",
  es: "Si este teléfono puede recibir nuestros mensajes, en un minuto le llegará el enlace.",
};

/** Staff learn that their own test was accepted. */
export const testTextSent: Record<Language, string> = {
  en: "Test message sent.",
  es: "Enviamos el mensaje de prueba.",
};

type Sender = {
  publicUrl: string;
  /** Empty until staff enter the clinic's name. */
  clinic: string;
};

/** The answer to a keyword, with the clinic's name. The Spanish avoids á í ó ú. */
export function replyToKeyword(
  wish: SmsKeyword,
  language: Language,
  { publicUrl, clinic }: Sender,
): string {
  const answer = {
    stop: {
      en: "You will get no more texts from us. Reply START to get them again.",
      es: "Ya no le enviaremos mensajes de texto. Responda INICIAR para recibirlos otra vez.",
    },
    start: {
      en: "You will get our texts again. Reply STOP to stop them.",
      es: "Volveremos a enviarle mensajes de texto. Responda ALTO para no recibirlos.",
    },
    help: {
      en: `Texts about a quiz for parents. Questions: ${publicUrl}/contact Reply STOP to stop them.`,
      es: `Mensajes de texto sobre un cuestionario para padres. Preguntas: ${publicUrl}/contact Responda ALTO para no recibirlos.`,
    },
  }[wish][language];
  return clinic === "" ? answer : `${clinic}: ${answer}`;
}
