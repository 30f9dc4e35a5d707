import type { Language } from "#shared/rules/language.ts";
import type { SmsWish } from "#shared/rules/sms/keywords.ts";

/**
 * What a shared text says; nothing of it comes from whoever shares. The Spanish does without
 * á í ó ú, which would more than halve the room in one message.
 */
export function shareText(language: Language, link: string): string {
  return {
    en: `Your topics for the doctor visit: ${link} Reply STOP to stop these texts.`,
    es: `Sus temas para la cita con el doctor: ${link} Responda ALTO para no recibir mensajes.`,
  }[language];
}

/** The same, whether a text went out or not: it must not tell who was texted before. */
export const shared: Record<Language, string> = {
  en: "If this phone can get our texts, the link will arrive in a minute.",
  es: "Si este teléfono puede recibir nuestros mensajes, en un minuto le llegará el enlace.",
};

/** Staff learn that their own test was accepted. */
export const tested: Record<Language, string> = {
  en: "Test message sent.",
  es: "Enviamos el mensaje de prueba.",
};

type Sender = {
  publicUrl: string;
  /** Empty until staff have named the clinic. */
  clinic: string;
};

/** What whoever wrote a keyword is told, and by whom; the Spanish again without á í ó ú. */
export function answerTo(
  wish: SmsWish,
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

type Report = {
  sent: number;
  finished: number;
  optedOut: number;
  archived: number;
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
      `${count === 1 ? "1 message was" : `${count} messages were`} saved under Messages, but not sent. No text-message service is set up.`,
    finished: (count: number) =>
      count === 1
        ? "1 contact has already finished the quiz."
        : `${count} contacts have already finished the quiz.`,
    optedOut: (count: number) =>
      count === 1
        ? "1 contact does not want texts."
        : `${count} contacts do not want texts.`,
    archived: (count: number) =>
      count === 1
        ? "1 contact is in the archive."
        : `${count} contacts are in the archive.`,
    justSent: (count: number) =>
      count === 1
        ? "1 contact was texted less than a minute ago."
        : `${count} contacts were texted less than a minute ago.`,
    unknown: (count: number) =>
      count === 1
        ? "1 contact is no longer on the list."
        : `${count} contacts are no longer on the list.`,
  },
  es: {
    sent: (count: number) =>
      count === 1 ? "Se envió 1 mensaje." : `Se enviaron ${count} mensajes.`,
    kept: (count: number) =>
      `${count === 1 ? "1 mensaje se guardó en Mensajes, pero no se envió." : `${count} mensajes se guardaron en Mensajes, pero no se enviaron.`} No hay un servicio de mensajes configurado.`,
    finished: (count: number) =>
      count === 1
        ? "1 contacto ya terminó el cuestionario."
        : `${count} contactos ya terminaron el cuestionario.`,
    optedOut: (count: number) =>
      count === 1
        ? "1 contacto no quiere recibir mensajes de texto."
        : `${count} contactos no quieren recibir mensajes de texto.`,
    archived: (count: number) =>
      count === 1
        ? "1 contacto está en el archivo."
        : `${count} contactos están en el archivo.`,
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
  const { sent, kept, finished, optedOut, archived, justSent, unknown } =
    report[language];
  return [
    counts.isKept && counts.sent > 0 ? kept(counts.sent) : sent(counts.sent),
    counts.finished > 0 && finished(counts.finished),
    counts.optedOut > 0 && optedOut(counts.optedOut),
    counts.archived > 0 && archived(counts.archived),
    counts.justSent > 0 && justSent(counts.justSent),
    counts.unknown > 0 && unknown(counts.unknown),
  ]
    .filter(Boolean)
    .join(" ");
}
