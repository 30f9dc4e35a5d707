import { smallestGroup } from "#shared/rules/reports/small-groups.ts";
import type { Language } from "#shared/rules/language.ts";
import type { FlowStep, LossReason } from "./study-flow.ts";

type FlowWords = {
  steps: Record<FlowStep, string>;
  reasons: Record<LossReason, string>;
  /** Why the figures of a group are missing. */
  hidden: string;
  /** What the figures mean. */
  notes: string[];
};

const en: FlowWords = {
  steps: {
    invited: "Invited by text",
    sent: "Text sent, not known to have failed",
    opened: "Opened the link",
    finished: "Finished the quiz and put the concerns in order",
  },
  reasons: {
    waiting: "Text is waiting to be sent",
    stored: "Text saved only: no text-message service was set up",
    no_text: "No text stored, for example because it was canceled",
    opted_out: "No more texts wanted (STOP)",
    phone: "Texts do not reach the phone",
    not_sent: "Text not sent for another reason",
    unopened: "No record of opening the link",
    unfinished: "Opened the link, did not finish",
    unranked: "Answered in the last 24 hours, concerns not in order yet",
    finished_before: "Had finished before the first text",
  },
  hidden: `Groups of fewer than ${smallestGroup} contacts in total are not shown, so that no family can be identified. A larger group is also not shown if a small one could be calculated from it.`,
  notes: [
    "Each contact has one last step. The contacts at a step, minus those who did not reach the next one, are the contacts at the next step.",
    "A contact in two campaigns counts in both. In all contacts and in its language, it counts once.",
    "An opened link is stored only for texts of campaigns, so only campaigns have that step. It is not stored if the browser has no scripts or asks not to be tracked. Families who answered or finished have opened the link.",
    "Families who answered count as sent, even if their text was only saved.",
    "These figures are as of today and can change. Answers without an order of the concerns are deleted after 24 hours. Then such a family counts as having opened the link if that was stored, and otherwise as having no record of it. A family that is erased, or a contact that is deleted, disappears from all steps, also from the invited contacts. For a report, write down the figures with their date.",
    "These steps are not stored for each contact, so they are left out: starting the quiz, answering without putting the concerns in order within 24 hours, and coming back to the results. Insights count such steps without contacts.",
    "Contacts who were never texted and visitors without a personal link are not counted.",
    `Groups of fewer than ${smallestGroup} contacts are hidden on the page and in the files, for admins, too.`,
  ],
};

const es: FlowWords = {
  steps: {
    invited: "Con invitación por mensaje",
    sent: "Mensaje enviado, sin errores registrados",
    opened: "Abrió el enlace",
    finished: "Terminó el cuestionario y ordenó sus preocupaciones",
  },
  reasons: {
    waiting: "El mensaje está en espera de envío",
    stored: "Mensaje solo guardado: no había un servicio de mensajes",
    no_text: "No hay mensaje guardado, por ejemplo porque se canceló",
    opted_out: "No quiere más mensajes (STOP)",
    phone: "Los mensajes no llegan al teléfono",
    not_sent: "Mensaje no enviado por otra razón",
    unopened: "No se sabe si abrió el enlace",
    unfinished: "Abrió el enlace, pero no terminó",
    unranked:
      "Contestó en las últimas 24 horas, falta ordenar las preocupaciones",
    finished_before: "Había terminado antes del primer mensaje",
  },
  hidden: `Los grupos de menos de ${smallestGroup} contactos en total no se muestran, para que no se pueda identificar a ninguna familia. Tampoco se muestra un grupo mayor si con él se podría calcular uno pequeño.`,
  notes: [
    "Cada contacto tiene un solo último paso. Los contactos de un paso, menos los que no llegaron al siguiente, son los contactos del paso siguiente.",
    "Un contacto en dos campañas cuenta en las dos. En el total y en su idioma cuenta una vez.",
    "Que se abrió un enlace se guarda solo en los mensajes de campañas; por eso solo las campañas tienen ese paso. No se guarda si el navegador no tiene scripts o pide que no lo rastreen. Las familias que contestaron o terminaron abrieron el enlace.",
    "Las familias que contestaron cuentan como enviadas, aunque su mensaje solo se haya guardado.",
    "Estas cifras son de hoy y pueden cambiar. Las respuestas sin ordenar las preocupaciones se borran a las 24 horas. Después, esa familia cuenta como que abrió el enlace si eso se guardó; si no, no se sabe si lo abrió. Una familia eliminada o un contacto borrado desaparece de todos los pasos, también de los contactos con invitación. Para un informe, anote las cifras con su fecha.",
    "Estos pasos no se guardan por contacto y por eso no aparecen: empezar el cuestionario, contestar sin ordenar las preocupaciones en 24 horas y volver a los resultados. Las estadísticas cuentan esos pasos sin contactos.",
    "No se cuentan los contactos que nunca recibieron un mensaje ni los visitantes sin enlace personal.",
    `Los grupos de menos de ${smallestGroup} contactos no se muestran en la página ni en los archivos, tampoco a los administradores.`,
  ],
};

/** The words of the study flow, on its page and in study_flow.csv. */
export const flowWords: Record<Language, FlowWords> = { en, es };
