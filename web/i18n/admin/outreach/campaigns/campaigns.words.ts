import type { Ending } from "#shared/rules/outreach/campaigns/decide.ts";
import type { CampaignState } from "#shared/rules/outreach/campaigns/states.ts";
import { forecastDays } from "#shared/rules/outreach/campaigns/waves.ts";
import { invitationDays } from "#shared/rules/outreach/contacts/invitation.ts";
import { contacts, digits, plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const percent = (share: number) => `${Math.round(share * 100)}%`;

const en = {
  title: "Campaigns",
  intro:
    "Scheduled texts, with automatic reminders for families who have not finished.",
  back: "Campaigns",
  add: "New campaign",
  none: "No campaigns yet",
  noneText:
    "Write a text once and choose who gets it. Reminders are sent automatically.",

  campaign: "Campaign",
  name: "Name",
  nameHelper: "Only staff see it.",
  state: "State",
  states: {
    draft: "Not started",
    running: "Running",
    paused: "Paused",
    stopped: "Stopped",
    finished: "Finished",
  } satisfies Record<CampaignState, string>,
  contacts: "Contacts",
  texted: "Texted",
  waiting: "Waiting",
  completed: "Finished the quiz",

  newTitle: "New campaign",
  editTitle: "Edit campaign",
  saved: "Campaign saved.",

  whoTitle: "Who",
  who: "Who gets the texts",
  whoSelection: (count: number) =>
    plural.en(count, "chosen contact", "chosen contacts"),
  choose: "Choose contacts on the list",

  textsTitle: "Text",
  textsIntro:
    "Each contact gets the text in their language. Their own link is added at the end.",
  text: "Message",
  preview: (language: string) => `Preview (${language})`,

  whenTitle: "When",
  when: "The first text goes out",
  whenNow: "When I start it",
  whenLater: "At a set time",
  day: "Day",
  time: "Time",
  on: "On",
  off: "Off",
  isWaves: "Send in waves",
  wavesHelper: "Spreads the calls to your clinic over several days.",
  wavesize: "Contacts a day",

  remindersTitle: "Reminders",
  remindersIntro: `Reminders end when the family finishes the quiz or replies STOP, or when the invitation expires after ${invitationDays} days.`,
  reminders: "Maximum reminders",
  noReminders: "None",
  reminderCount: (count: number) => plural.en(count, "reminder", "reminders"),
  reminderdays: "Days between the texts",
  reminderdaysError: (most: number) =>
    `All reminders must fit into ${most} days.`,
  reminder: "Reminder",

  forecastTitle: `The next ${forecastDays} days`,
  forecastIntro:
    "An estimate. Families who finish the quiz or reply STOP get no more texts.",
  forecastNothing: `No texts in the next ${forecastDays} days.`,
  forecastEmpty: "Choose who gets the texts, and when.",
  forecastLoading: "Counting…",
  forecastFailed: "This could not be counted. Please try again later.",
  forecastDay: "Day",
  forecastFirst: "First texts",
  forecastReminders: "Reminders",
  total: "Total",
  segments: (count: number, segments: number) =>
    `${plural.en(count, "text", "texts")}, ${plural.en(segments, "SMS", "SMS")} (billing units)`,
  segmentsBy: (language: string, segments: number) =>
    `${language}: ${digits.en(segments)}`,
  leftCompleted: (count: number) =>
    plural.en(
      count,
      "contact has already finished and gets nothing.",
      "contacts have already finished and get nothing.",
    ),
  leftOptedOut: (count: number) =>
    plural.en(
      count,
      "contact does not want texts.",
      "contacts do not want texts.",
    ),
  onePhone: "One phone gets at most one text a day.",

  editTexts: "Edit the texts",
  editTextsIntro:
    "Texts that are not sent yet use the new words. The schedule and the contacts stay as they are.",
  start: "Start",
  pause: "Pause",
  resume: "Resume",
  stop: "Stop",
  remove: "Delete",
  acts: {
    start: {
      ask: "Start this campaign?",
      text: (count: number) =>
        `${plural.en(count, "contact", "contacts")} will be texted. Only start it if they agreed to get texts.`,
      yes: "Yes, start",
      done: "The campaign has started.",
    },
    pause: {
      ask: "Pause this campaign?",
      text: () => "No texts are sent until you resume it.",
      yes: "Yes, pause",
      done: "The campaign is paused.",
    },
    resume: {
      ask: "Resume this campaign?",
      text: () => "Texts that are due will be sent.",
      yes: "Yes, resume",
      done: "The campaign is running again.",
    },
    stop: {
      ask: "Stop this campaign for good?",
      text: () => "No more texts are sent. You cannot start it again.",
      yes: "Yes, stop",
      done: "The campaign was stopped.",
    },
    remove: {
      ask: "Delete this campaign?",
      text: () => "It has not started. Nobody was texted.",
      yes: "Yes, delete",
      done: "The campaign was deleted.",
    },
  },
  working: "One moment…",

  progressTitle: "Progress",
  nextSend: (moment: string) => `Next texts: ${moment} (your time).`,
  nextSendWhy:
    "Each text waits for the texting hours where the family lives. You set these hours under Messages.",
  startsAt: (moment: string) => `Begins ${moment}.`,
  startedAt: (moment: string) => `Started ${moment}.`,
  sentTitle: "Texts",
  sentWhat: "Text",
  firstText: "First text",
  sent: "Sent",
  delivered: "Delivered",
  failed: "Failed",
  kept: "Saved, not sent",
  onTheWay: "On the way",
  nothingSent: "No texts sent yet.",
  openedNote:
    "Opened means that the link was opened on a phone or that the quiz was finished. Only totals are shown, without times.",
  outcomeTitle: "Results so far",
  outcomeIntro: (least: number) =>
    `Percentages of the contacts who got a text, with the 95% confidence interval in parentheses. Groups of fewer than ${least} are not shown.`,
  outcomeFew: (least: number) =>
    `Fewer than ${least} contacts were texted so far.`,
  outcomeOf: "Group",
  everybody: "All contacts",
  wave: (number: number) => `Wave ${number}`,
  outcomeHeads: {
    delivered: "Delivered",
    opened: "Opened the link",
    completed: "Finished the quiz",
    optedout: "Opted out",
    reminded: "Finished after a reminder (of those who got one)",
  },
  tooFew: "Too few",
  share: (count: number, share: number, low: number, high: number) =>
    `${digits.en(count)}: ${percent(share)} (${percent(low)}–${percent(high)})`,
  endingsTitle: "No more texts",
  endings: {
    done: "Got all texts",
    completed: "Finished the quiz",
    opted_out: "Does not want texts",
    archived: "Archived",
    unreachable: "Phone cannot get texts",
    expired: "Invitation expired",
    late: "Too late to send",
    stopped: "Campaign stopped",
  } satisfies Record<Ending, string>,
  contactsTitle: "Contacts",
  contact: "Contact",
  texts: "Texts",
  next: "Next text",
  over: "No more texts:",
  notStarted: "Not started",
};

const es: typeof en = {
  title: "Campañas",
  intro:
    "Mensajes programados, con recordatorios automáticos para las familias que no han terminado.",
  back: "Campañas",
  add: "Nueva campaña",
  none: "Todavía no hay campañas",
  noneText:
    "Escriba un mensaje y elija quién lo recibe. Los recordatorios se envían automáticamente.",

  campaign: "Campaña",
  name: "Nombre",
  nameHelper: "Solo lo ve el personal.",
  state: "Estado",
  states: {
    draft: "Sin empezar",
    running: "En marcha",
    paused: "En pausa",
    stopped: "Detenida",
    finished: "Terminada",
  },
  contacts: "Contactos",
  texted: "Ya contactados",
  waiting: "En espera",
  completed: "Terminaron el cuestionario",

  newTitle: "Nueva campaña",
  editTitle: "Editar la campaña",
  saved: "Se guardó la campaña.",

  whoTitle: "Para quién",
  who: "Quién recibe los mensajes",
  whoSelection: (count) =>
    plural.es(count, "contacto elegido", "contactos elegidos"),
  choose: "Elegir contactos en la lista",

  textsTitle: "Mensaje",
  textsIntro:
    "Cada contacto recibe el mensaje en su idioma. Al final se agrega su propio enlace.",
  text: "Mensaje",
  preview: (language) => `Vista previa (${language})`,

  whenTitle: "Cuándo",
  when: "El primer mensaje sale",
  whenNow: "Cuando yo la inicie",
  whenLater: "A una hora fija",
  day: "Día",
  time: "Hora",
  on: "Sí",
  off: "No",
  isWaves: "Enviar por grupos",
  wavesHelper: "Reparte las llamadas a su clínica en varios días.",
  wavesize: "Contactos por día",

  remindersTitle: "Recordatorios",
  remindersIntro: `Los recordatorios terminan cuando la familia completa el cuestionario o responde ALTO, o cuando la invitación vence a los ${invitationDays} días.`,
  reminders: "Cuántos recordatorios como máximo",
  noReminders: "Ninguno",
  reminderCount: (count) => plural.es(count, "recordatorio", "recordatorios"),
  reminderdays: "Días entre los mensajes",
  reminderdaysError: (most) =>
    `Todos los recordatorios tienen que caber en ${most} días.`,
  reminder: "Recordatorio",

  forecastTitle: `Los próximos ${forecastDays} días`,
  forecastIntro:
    "Un cálculo aproximado. Las familias que terminan el cuestionario o responden ALTO no reciben más mensajes.",
  forecastNothing: `No sale ningún mensaje en los próximos ${forecastDays} días.`,
  forecastEmpty: "Elija para quién son los mensajes y cuándo salen.",
  forecastLoading: "Contando…",
  forecastFailed: "No se pudo contar. Inténtelo más tarde.",
  forecastDay: "Día",
  forecastFirst: "Primeros mensajes",
  forecastReminders: "Recordatorios",
  total: "Total",
  segments: (count, segments) =>
    `${plural.es(count, "mensaje", "mensajes")}, ${plural.es(segments, "SMS", "SMS")} (unidades de cobro)`,
  segmentsBy: (language, segments) => `${language}: ${digits.es(segments)}`,
  leftCompleted: (count) =>
    plural.es(
      count,
      "contacto ya terminó y no recibe nada.",
      "contactos ya terminaron y no reciben nada.",
    ),
  leftOptedOut: (count) =>
    plural.es(
      count,
      "contacto no quiere recibir mensajes.",
      "contactos no quieren recibir mensajes.",
    ),
  onePhone: "Cada teléfono recibe como máximo un mensaje al día.",

  editTexts: "Editar los mensajes",
  editTextsIntro:
    "Los mensajes que aún no se envían usarán el texto nuevo. El horario y los contactos no cambian.",
  start: "Iniciar",
  pause: "Pausar",
  resume: "Reanudar",
  stop: "Detener",
  remove: "Eliminar",
  acts: {
    start: {
      ask: "¿Iniciar esta campaña?",
      text: (count) =>
        `Se escribirá a ${contacts.es(count)}. Iníciela solo si aceptaron recibir mensajes.`,
      yes: "Sí, iniciar",
      done: "La campaña está en marcha.",
    },
    pause: {
      ask: "¿Pausar esta campaña?",
      text: () => "No se envían mensajes hasta que usted la reanude.",
      yes: "Sí, pausar",
      done: "La campaña está en pausa.",
    },
    resume: {
      ask: "¿Reanudar esta campaña?",
      text: () => "Se enviarán los mensajes pendientes.",
      yes: "Sí, reanudar",
      done: "La campaña está otra vez en marcha.",
    },
    stop: {
      ask: "¿Detener esta campaña para siempre?",
      text: () => "No se envían más mensajes. No se puede volver a iniciar.",
      yes: "Sí, detener",
      done: "Se detuvo la campaña.",
    },
    remove: {
      ask: "¿Eliminar esta campaña?",
      text: () => "No ha empezado. No se le escribió a nadie.",
      yes: "Sí, eliminar",
      done: "Se eliminó la campaña.",
    },
  },
  working: "Un momento…",

  progressTitle: "Avance",
  nextSend: (moment) => `Próximos mensajes: ${moment} (su hora).`,
  nextSendWhy:
    "Cada mensaje espera el horario de mensajes donde vive la familia. Usted define ese horario en Mensajes.",
  startsAt: (moment) => `Empieza el ${moment}`,
  startedAt: (moment) => `Empezó el ${moment}`,
  sentTitle: "Mensajes",
  sentWhat: "Mensaje",
  firstText: "Primer mensaje",
  sent: "Enviados",
  delivered: "Entregados",
  failed: "Fallidos",
  kept: "Guardados, sin enviar",
  onTheWay: "Por enviar",
  nothingSent: "Todavía no se enviaron mensajes.",
  openedNote:
    "Abrieron significa que el enlace se abrió en un teléfono o que el cuestionario se terminó. Solo se muestran totales, sin horas.",
  outcomeTitle: "Resultados hasta ahora",
  outcomeIntro: (least) =>
    `Porcentajes de los contactos que recibieron un mensaje, con el intervalo de confianza del 95% entre paréntesis. No se muestran grupos de menos de ${least}.`,
  outcomeFew: (least) =>
    `Hasta ahora se le escribió a menos de ${least} contactos.`,
  outcomeOf: "Grupo",
  everybody: "Todos",
  wave: (number) => `Grupo ${number}`,
  outcomeHeads: {
    delivered: "Entregados",
    opened: "Abrieron el enlace",
    completed: "Terminaron el cuestionario",
    optedout: "No quieren más mensajes",
    reminded:
      "Terminaron después de un recordatorio (de quienes lo recibieron)",
  },
  tooFew: "Muy pocos",
  share: (count, share, low, high) =>
    `${digits.es(count)}: ${percent(share)} (${percent(low)}–${percent(high)})`,
  endingsTitle: "Sin más mensajes",
  endings: {
    done: "Recibió todos los mensajes",
    completed: "Terminó el cuestionario",
    opted_out: "No quiere mensajes",
    archived: "Archivado",
    unreachable: "Número al que no llegan mensajes",
    expired: "Venció la invitación",
    late: "Era tarde para enviarlo",
    stopped: "Se detuvo la campaña",
  },
  contactsTitle: "Contactos",
  contact: "Contacto",
  texts: "Mensajes",
  next: "Próximo mensaje",
  over: "Ya no recibe mensajes:",
  notStarted: "Sin empezar",
};

export const campaignsWords = adminCatalog(en, es);
