import type { FlowStep, LossReason } from "#shared/rules/reports/study-flow.ts";

export type Meaning = { en: string; es: string };

export const steps: Record<FlowStep, Meaning> = {
  invited: {
    en: "Invited by text",
    es: "Con invitación por mensaje de texto",
  },
  sent: {
    en: "Text sent, not known to have failed",
    es: "Mensaje enviado, sin fallo conocido",
  },
  opened: {
    en: "Opened the personal link",
    es: "Abrió el enlace personal",
  },
  finished: {
    en: "Answered all questions and put the concerns in order",
    es: "Contestó todas las preguntas y ordenó las preocupaciones",
  },
};

export const reasons: Record<LossReason, Meaning> = {
  waiting: { en: "Text is waiting", es: "El mensaje está en espera" },
  stored: {
    en: "Text only stored: no text-message service was set up",
    es: "Mensaje solo guardado: no había un servicio de mensajes configurado",
  },
  no_text: {
    en: "No text stored, for example because it was withdrawn",
    es: "No hay mensaje guardado, por ejemplo porque se canceló",
  },
  opted_out: { en: "No texts wanted (STOP)", es: "No quiere mensajes (STOP)" },
  phone: {
    en: "Texts do not reach the phone",
    es: "Los mensajes no llegan al teléfono",
  },
  not_sent: {
    en: "Text not sent for another reason",
    es: "Mensaje no enviado por otra razón",
  },
  unopened: {
    en: "No opened link stored",
    es: "No hay registro de que se abrió el enlace",
  },
  unfinished: {
    en: "Opened the link, did not finish",
    es: "Abrió el enlace, no terminó",
  },
  unranked: {
    en: "Answered in the last 24 hours, has not put the concerns in order",
    es: "Contestó en las últimas 24 horas, no ha ordenado las preocupaciones",
  },
  finished_before: {
    en: "Had finished before the first text",
    es: "Había terminado antes del primer mensaje",
  },
};

export const hidden: Meaning = {
  en: "Not shown: this group or another one has fewer than 11 contacts",
  es: "No se muestra: este grupo u otro tiene menos de 11 contactos",
};

export const notes: Meaning[] = [
  {
    en: "Each contact is counted at one last step. Contacts at a step minus those lost there are the contacts at the next step.",
    es: "Cada contacto cuenta en un solo último paso. Los contactos de un paso menos los que se pierden en él son los del paso siguiente.",
  },
  {
    en: "A contact in two campaigns counts in each, and once in all contacts and in its language.",
    es: "Un contacto en dos campañas cuenta en cada una, y una vez en el total y en su idioma.",
  },
  {
    en: "An opened link is stored only for texts of campaigns, and only in browsers with scripts that do not ask to be left uncounted. A contact who answered or finished has opened it.",
    es: "Que se abrió un enlace se guarda solo en los mensajes de campañas, y solo en navegadores con scripts que no piden quedar sin contar. Un contacto que contestó o terminó lo abrió.",
  },
  {
    en: "Not stored per contact, so not counted: who started, who answered but did not put the concerns in order within 24 hours, and who came back to the results.",
    es: "No se guarda por contacto y por eso no se cuenta: quién empezó, quién contestó pero no ordenó las preocupaciones en 24 horas, y quién volvió a los resultados.",
  },
  {
    en: "Not counted: contacts who were never texted, visitors without a personal link, and erased families.",
    es: "No se cuentan: contactos que nunca recibieron un mensaje, visitantes sin enlace personal y familias borradas.",
  },
];
