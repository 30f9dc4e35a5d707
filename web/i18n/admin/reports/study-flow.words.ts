import { flowWords } from "#shared/rules/reports/study-flow-words.ts";
import { digits } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  ...flowWords.en,
  title: "Study flow",
  back: "Insights",
  intro:
    "How many invited contacts reached each step, and why the others did not. The picture shows the flow of participants up to the ranking. It leaves out random assignment, follow-up and analysis, which the report of a trial must show.",
  none: "No invitations yet",
  noneText:
    "When you text contacts their personal link, you will see here how far they get.",
  group: "Contacts",
  all: "All invited contacts",
  inLanguage: { en: "Contacts in English", es: "Contacts in Spanish" },
  campaign: (name: string) => `Campaign: ${name}`,
  notShown: "Not shown",

  lost: "Did not reach the next step",
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
};

const es: typeof en = {
  ...flowWords.es,
  title: "Flujo del estudio",
  back: "Estadísticas",
  intro:
    "Cuántos contactos con invitación llegaron a cada paso y por qué los demás no llegaron. La figura muestra el flujo de participantes hasta el orden de las preocupaciones. No muestra asignación al azar, seguimiento ni análisis, como pide el informe de un ensayo.",
  none: "Todavía no hay invitaciones",
  noneText:
    "Cuando envíe a los contactos su enlace personal, aquí verá hasta dónde llegan.",
  group: "Contactos",
  all: "Todos los contactos con invitación",
  inLanguage: { en: "Contactos en inglés", es: "Contactos en español" },
  campaign: (name) => `Campaña: ${name}`,
  notShown: "No se muestra",

  lost: "No llegó al paso siguiente",
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
};

export const studyFlowWords = adminCatalog(en, es);
