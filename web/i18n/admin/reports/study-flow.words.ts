import { digits } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  title: "Study flow",
  back: "Insights",
  intro:
    "How many invited contacts reached each step, and why the others did not. The picture follows the flow diagram of CONSORT 2025.",
  none: "No invitations yet",
  noneText:
    "When you text contacts their personal link, you will see here how far they get.",
  group: "Contacts",
  all: "All invited contacts",
  inLanguage: { en: "Contacts in English", es: "Contacts in Spanish" },
  campaign: (name: string) => `Campaign: ${name}`,
  hidden: "Not shown",
  hiddenText:
    "Groups of fewer than 11 contacts are not shown, so that no family can be identified. A larger group is also not shown if a small one could be calculated from it.",

  steps: {
    invited: "Invited by text",
    sent: "Text sent",
    opened: "Opened the link",
    finished: "Finished the quiz and put the concerns in order",
  },
  lost: "Did not reach the next step",
  reasons: {
    waiting: "Text is waiting to be sent",
    stored: "Text saved only: no text-message service was set up",
    no_text: "No text stored, for example because it was canceled",
    opted_out: "No more texts wanted (STOP)",
    phone: "Texts do not reach the phone",
    not_sent: "Text not sent for another reason",
    unopened: "No opened link stored",
    unfinished: "Opened the link, did not finish",
    unranked: "Answered in the last 24 hours, concerns not in order yet",
    finished_before: "Had finished before the first text",
  },
  step: "Step",
  contacts: "Contacts",
  amount: (amount: number) => `n = ${digits.en(amount)}`,
  on: (group: string, day: string) => `${group}, ${day}`,
  label: (group: string) =>
    `Flow diagram: ${group}. The table has the figures.`,
  table: "The same figures as a table",
  csv: "All groups (CSV)",
  svg: "Picture (SVG)",

  about: "What these figures mean",
  notes: [
    "Each contact has one last step. The contacts at a step, minus those who did not reach the next one, are the contacts at the next step.",
    "A contact in two campaigns counts in both. In all contacts and in its language, it counts once.",
    "An opened link is stored only for texts of campaigns, so only campaigns have that step. It is not stored if the browser has no scripts or asks not to be tracked. Families who answered or finished have opened the link.",
    "These steps are not stored for each contact, so they are left out: starting the quiz, answering without putting the concerns in order within 24 hours, and coming back to the results. Insights count such steps without contacts.",
    "Contacts who were never texted, visitors without a personal link and erased families are not counted.",
    "Groups of fewer than 11 contacts are hidden here and in the files, for admins, too.",
  ],
};

const es: typeof en = {
  title: "Flujo del estudio",
  back: "Estadísticas",
  intro:
    "Cuántos contactos con invitación llegaron a cada paso y por qué los demás no llegaron. La figura sigue el diagrama de flujo de CONSORT 2025.",
  none: "Todavía no hay invitaciones",
  noneText:
    "Cuando envíe a los contactos su enlace personal, aquí verá hasta dónde llegan.",
  group: "Contactos",
  all: "Todos los contactos con invitación",
  inLanguage: { en: "Contactos en inglés", es: "Contactos en español" },
  campaign: (name) => `Campaña: ${name}`,
  hidden: "No se muestra",
  hiddenText:
    "Los grupos de menos de 11 contactos no se muestran, para que no se pueda identificar a ninguna familia. Tampoco se muestra un grupo mayor si con él se podría calcular uno pequeño.",

  steps: {
    invited: "Con invitación por mensaje",
    sent: "Mensaje enviado",
    opened: "Abrió el enlace",
    finished: "Terminó el cuestionario y ordenó sus preocupaciones",
  },
  lost: "No llegó al paso siguiente",
  reasons: {
    waiting: "El mensaje espera su envío",
    stored: "Mensaje solo guardado: no había un servicio de mensajes",
    no_text: "No hay mensaje guardado, por ejemplo porque se canceló",
    opted_out: "No quiere más mensajes (STOP)",
    phone: "Los mensajes no llegan al teléfono",
    not_sent: "Mensaje no enviado por otra razón",
    unopened: "Sin registro de que se abrió el enlace",
    unfinished: "Abrió el enlace, pero no terminó",
    unranked: "Contestó en las últimas 24 horas, falta el orden",
    finished_before: "Había terminado antes del primer mensaje",
  },
  step: "Paso",
  contacts: "Contactos",
  amount: (amount) => `n = ${digits.es(amount)}`,
  on: (group, day) => `${group}, ${day}`,
  label: (group) =>
    `Diagrama de flujo: ${group}. La tabla contiene las cifras.`,
  table: "Las mismas cifras en una tabla",
  csv: "Todos los grupos (CSV)",
  svg: "Figura (SVG)",

  about: "Qué significan estas cifras",
  notes: [
    "Cada contacto tiene un solo último paso. Los contactos de un paso, menos los que no llegaron al siguiente, son los contactos del paso siguiente.",
    "Un contacto en dos campañas cuenta en las dos. En el total y en su idioma cuenta una vez.",
    "Que se abrió un enlace se guarda solo en los mensajes de campañas; por eso solo las campañas tienen ese paso. No se guarda si el navegador no tiene scripts o pide que no lo rastreen. Las familias que contestaron o terminaron abrieron el enlace.",
    "Estos pasos no se guardan por contacto y por eso no aparecen: empezar el cuestionario, contestar sin ordenar las preocupaciones en 24 horas y volver a los resultados. Las estadísticas cuentan esos pasos sin contactos.",
    "No se cuentan los contactos que nunca recibieron un mensaje, los visitantes sin enlace personal ni las familias eliminadas.",
    "Los grupos de menos de 11 contactos no se muestran aquí ni en los archivos, tampoco a los administradores.",
  ],
};

export const studyFlowWords = adminCatalog(en, es);
