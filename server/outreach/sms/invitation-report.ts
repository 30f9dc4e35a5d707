import type { Language } from "#shared/rules/language.ts";

type Report = {
  sent: number;
  /** Texts that wait for texting hours, and when the first one will be sent, with its time zone. */
  held: number;
  first: { until: Date; zone: string } | undefined;
  finished: number;
  optedOut: number;
  archived: number;
  /** Contacts with an unreachable phone. */
  dead: number;
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
    held: (count: number, when: string) =>
      count === 1
        ? `1 message is on hold. It will be sent on ${when}, their time.`
        : `${count} messages are on hold. The first will be sent on ${when}, their time.`,
    dead: (count: number) =>
      count === 1
        ? "1 contact has a phone number that cannot get texts. Please call them."
        : `${count} contacts have phone numbers that cannot get texts. Please call them.`,
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
    held: (count: number, when: string) =>
      count === 1
        ? `1 mensaje está en espera. Se enviará el ${when}, hora del contacto.`
        : `${count} mensajes están en espera. El primero se enviará el ${when}, hora del contacto.`,
    dead: (count: number) =>
      count === 1
        ? "1 contacto tiene un número al que no llegan mensajes. Llámele por teléfono."
        : `${count} contactos tienen números a los que no llegan mensajes. Llámeles por teléfono.`,
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

/** Describes the outcome of a batch of invitations in a few sentences. */
export function invitationReport(language: Language, counts: Report): string {
  const say = report[language];
  const { first } = counts;
  return [
    counts.isKept && counts.sent > 0
      ? say.kept(counts.sent)
      : (counts.sent > 0 || counts.held === 0) && say.sent(counts.sent),
    first &&
      say.held(counts.held, dayAndTime(first.until, first.zone, language)),
    counts.finished > 0 && say.finished(counts.finished),
    counts.optedOut > 0 && say.optedOut(counts.optedOut),
    counts.archived > 0 && say.archived(counts.archived),
    counts.dead > 0 && say.dead(counts.dead),
    counts.justSent > 0 && say.justSent(counts.justSent),
    counts.unknown > 0 && say.unknown(counts.unknown),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The time as the recipient's clock shows it: November 23 at 9:00 AM. */
function dayAndTime(at: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", {
    timeZone,
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(at);
}
