import { plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  notOnSite: (amount: number) =>
    `${plural.en(amount, "draft is", "drafts are")} not on the site yet.`,
  seeChanges: "See the changes",
  draftBy: (name: string, date: string) =>
    `Draft by ${name} (${date}). Visitors do not see it yet.`,
  siteChanged: "Some of these words have also changed on the site.",
  draftSaved: "Draft saved. Visitors do not see it yet.",
  notPublished: (reasons: string) =>
    `The draft is saved, but not published. ${reasons}`,
  title: "Changes",
  intro:
    "Each draft, and what it changes on the site. The drafts that you choose are published at the same moment.",
  restored:
    "The earlier words are in a draft. The site changes when you publish it.",
  alreadyOnSite: "The site already shows the earlier words.",
  replaced: (authors: string[]) =>
    authors.length === 1
      ? `The draft by ${authors.join()} was replaced.`
      : `The drafts by ${authors.join(", ")} were replaced.`,
  history: "History",
  none: "No drafts",
  noneText:
    "Use “Save as draft” in a form to prepare words that visitors do not see yet.",
  edit: "Edit",
  editItem: (title: string) => `Edit: ${title}`,
  discard: "Discard",
  discardItem: (title: string) => `Discard the draft: ${title}`,
  discardTitle: "Discard this draft?",
  discardText: (title: string) =>
    `The draft of “${title}” will be deleted. The site does not change.`,
  discarding: "Discarding…",
  discarded: "Draft discarded.",
  publishItem: (title: string) => `Publish: ${title}`,
  conflictTitle:
    "These words have changed on the site since the draft was started",
  conflictText: (fields: string) =>
    `Changed both on the site and in the draft: ${fields}. Below, the site’s words are crossed out and the draft’s words are underlined. Choose which to use.`,
  keepDraft: "Use the draft’s words",
  keepSite: "Use the site’s words",
  decided: "Decided.",
  anyway: "I have read the warnings. Publish anyway.",
  note: "Note",
  noteHelper: "Why these words changed. Staff see it in the history.",
  publish: (amount: number) => `Publish ${plural.en(amount, "item", "items")}`,
  publishing: "Publishing…",
  published: "Published. Visitors see the new words.",
  onSite: "The new words are on the site.",
  seeOnSite: "See it on the site",
  newTab: "opens in a new tab",
  decideFirst: "First choose either the draft’s words or the site’s words.",
  chosen: (chosen: number, total: number) => `${chosen} of ${total} chosen`,
};

const es: typeof en = {
  notOnSite: (amount) =>
    amount === 1
      ? "1 borrador todavía no está en el sitio."
      : `${plural.es(amount, "borrador", "borradores")} todavía no están en el sitio.`,
  seeChanges: "Ver los cambios",
  draftBy: (name, date) =>
    `Borrador de ${name} (${date}). Los visitantes todavía no lo ven.`,
  siteChanged: "Algunos de estos textos también cambiaron en el sitio.",
  draftSaved: "Borrador guardado. Los visitantes todavía no lo ven.",
  notPublished: (reasons) =>
    `El borrador se guardó, pero no se publicó. ${reasons}`,
  title: "Cambios",
  intro:
    "Cada borrador y lo que cambia en el sitio. Los borradores que elija se publican al mismo tiempo.",
  restored:
    "Las palabras anteriores están en un borrador. El sitio cambia cuando usted lo publique.",
  alreadyOnSite: "El sitio ya muestra las palabras anteriores.",
  replaced: (authors) =>
    authors.length === 1
      ? `Se reemplazó el borrador de ${authors.join()}.`
      : `Se reemplazaron los borradores de ${authors.join(", ")}.`,
  history: "Historial",
  none: "No hay borradores",
  noneText:
    "Use “Guardar como borrador” en un formulario para preparar textos que los visitantes todavía no ven.",
  edit: "Editar",
  editItem: (title) => `Editar: ${title}`,
  discard: "Descartar",
  discardItem: (title) => `Descartar el borrador: ${title}`,
  discardTitle: "¿Descartar este borrador?",
  discardText: (title) =>
    `Se eliminará el borrador de “${title}”. El sitio no cambia.`,
  discarding: "Descartando…",
  discarded: "Borrador descartado.",
  publishItem: (title) => `Publicar: ${title}`,
  conflictTitle:
    "Estos textos cambiaron en el sitio después de que se empezó el borrador",
  conflictText: (fields) =>
    `Cambiaron tanto en el sitio como en el borrador: ${fields}. Abajo, el texto del sitio está tachado y el del borrador está subrayado. Elija cuál usar.`,
  keepDraft: "Usar los textos del borrador",
  keepSite: "Usar los textos del sitio",
  decided: "Decidido.",
  anyway: "Leí los avisos. Publicar de todos modos.",
  note: "Nota",
  noteHelper:
    "Por qué cambiaron estos textos. El personal la ve en el historial.",
  publish: (amount) => `Publicar ${plural.es(amount, "elemento", "elementos")}`,
  publishing: "Publicando…",
  published: "Publicado. Los visitantes ven los textos nuevos.",
  onSite: "Los textos nuevos están en el sitio.",
  seeOnSite: "Ver en el sitio",
  newTab: "se abre en otra pestaña",
  decideFirst: "Primero elija entre los textos del borrador y los del sitio.",
  chosen: (chosen, total) => `${chosen} de ${total} elegidos`,
};

export const draftsWords = adminCatalog(en, es);
