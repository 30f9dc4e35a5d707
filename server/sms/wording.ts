import type { Language } from "#shared/rules/language.ts";
import type { SmsWish } from "#shared/rules/sms/keywords.ts";

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

/** Staff learn that their own test was taken on. */
export const tested: Record<Language, string> = {
  en: "The test is on its way.",
  es: "La prueba va en camino.",
};

/** What whoever wrote a keyword is told; the Spanish again without á í ó ú. */
export function answerTo(
  wish: SmsWish,
  language: Language,
  publicUrl: string,
): string {
  return {
    stop: {
      en: "You will get no more text messages from us. Reply START to get them again.",
      es: "Ya no le enviaremos mensajes de texto. Responda INICIAR para recibirlos otra vez.",
    },
    start: {
      en: "You will get our text messages again. Reply STOP to end them.",
      es: "Otra vez le enviaremos mensajes de texto. Responda ALTO para cancelarlos.",
    },
    help: {
      en: `Text messages about a quiz for parents. Questions: ${publicUrl}/contact Reply STOP to opt out.`,
      es: `Mensajes de texto sobre un cuestionario para padres. Preguntas: ${publicUrl}/contact Responda ALTO para cancelarlos.`,
    },
  }[wish][language];
}

type Report = {
  sent: number;
  finished: number;
  optedOut: number;
  justSent: number;
  unknown: number;
  /** No provider is configured: texts stay in the database. */
  isKept: boolean;
};

const report = {
  en: {
    sent: (count: number) =>
      count === 1 ? "1 message was sent." : `${count} messages were sent.`,
    kept: (count: number) =>
      `${count === 1 ? "1 message was" : `${count} messages were`} written and can be read under Messages. Nothing was sent: no SMS provider is set up.`,
    finished: (count: number) =>
      count === 1
        ? "1 contact has already finished the quiz."
        : `${count} contacts have already finished the quiz.`,
    optedOut: (count: number) =>
      count === 1
        ? "1 contact does not want text messages."
        : `${count} contacts do not want text messages.`,
    justSent: (count: number) =>
      count === 1
        ? "1 contact was texted less than a minute ago."
        : `${count} contacts were texted less than a minute ago.`,
    unknown: (count: number) =>
      count === 1
        ? "1 contact is not in the list any more."
        : `${count} contacts are not in the list any more.`,
  },
  es: {
    sent: (count: number) =>
      count === 1 ? "Se envió 1 mensaje." : `Se enviaron ${count} mensajes.`,
    kept: (count: number) =>
      `${count === 1 ? "Se escribió 1 mensaje, que se puede" : `Se escribieron ${count} mensajes, que se pueden`} leer en Mensajes. No se envió nada: no hay un proveedor de SMS configurado.`,
    finished: (count: number) =>
      count === 1
        ? "1 contacto ya terminó el cuestionario."
        : `${count} contactos ya terminaron el cuestionario.`,
    optedOut: (count: number) =>
      count === 1
        ? "1 contacto no quiere recibir mensajes de texto."
        : `${count} contactos no quieren recibir mensajes de texto.`,
    justSent: (count: number) =>
      count === 1
        ? "A 1 contacto se le escribió hace menos de un minuto."
        : `A ${count} contactos se les escribió hace menos de un minuto.`,
    unknown: (count: number) =>
      count === 1
        ? "1 contacto ya no está en la lista."
        : `${count} contactos ya no están en la lista.`,
  },
};

/** What became of a batch of invitations, in one or a few sentences. */
export function invitationReport(language: Language, counts: Report): string {
  const { sent, kept, finished, optedOut, justSent, unknown } =
    report[language];
  return [
    counts.isKept && counts.sent > 0 ? kept(counts.sent) : sent(counts.sent),
    counts.finished > 0 && finished(counts.finished),
    counts.optedOut > 0 && optedOut(counts.optedOut),
    counts.justSent > 0 && justSent(counts.justSent),
    counts.unknown > 0 && unknown(counts.unknown),
  ]
    .filter(Boolean)
    .join(" ");
}
