import { previewDays, samplePages } from "#shared/rules/site/previews.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  preview: "Preview",
  titleOfDraft: "Preview of the draft",
  titleOf: (number: number) => `Preview of version ${number}`,
  intro:
    "This is the real site. Nothing you enter here counts, and nothing is sent.",
  saved:
    "Your changes were saved as a draft. Families do not see them until you publish.",
  inactive: "This item is inactive, so the site does not show it.",
  close: "Close",
  loading: "Making the preview …",
  tryAgain: "Try again",
  frame: "The site on a phone",
  site: "Language of the site",
  goTo: "Go to a page",
  choosePage: "Pages",
  pages: {
    "/": "Home",
    "/concerns": "All topics",
    "/quiz": "Quiz: start",
    [samplePages.rank]: "Quiz: ranking",
    [samplePages.results]: "Made-up results",
    [samplePages.calm]: "Made-up results with few worries",
    "/information": "About this quiz",
    "/aboutus": "About us",
    "/sources": "Sources and updates",
    "/contact": "Contact us",
  },
  shareTitle: "On a real phone",
  back: "Back to the preview",
  shareText:
    "Open the preview on a phone, or send it to a colleague. Anyone with the link can see it.",
  share: "Show the link",
  link: "Link",
  copy: "Copy the link",
  copied: "The link is copied.",
  notCopied: "Could not copy. Please select the link and copy it.",
  qrCode: "QR code of the link",
  works: (until: string) =>
    `This link works until ${until} (${previewDays} days). A phone shows the preview for one day after opening it.`,
  listTitle: (amount: number) => `Links that work now (${amount})`,
  draft: "Draft",
  version: (number: number) => `Version ${number}`,
  of: (author: string, until: string) => `${author}, until ${until}`,
  end: "End",
  endOf: (title: string, author: string) => `End: ${title}, ${author}`,
  ended: "The link no longer works.",
};

const es: typeof en = {
  preview: "Vista previa",
  titleOfDraft: "Vista previa del borrador",
  titleOf: (number) => `Vista previa de la versión ${number}`,
  intro:
    "Este es el sitio real. Nada de lo que escriba aquí cuenta, y no se envía nada.",
  saved:
    "Sus cambios se guardaron como borrador. Las familias no los ven hasta que usted los publique.",
  inactive: "Esto está inactivo, así que el sitio no lo muestra.",
  close: "Cerrar",
  loading: "Creando la vista previa …",
  tryAgain: "Intentar de nuevo",
  frame: "El sitio en un teléfono",
  site: "Idioma del sitio",
  goTo: "Ir a una página",
  choosePage: "Páginas",
  pages: {
    "/": "Inicio",
    "/concerns": "Todos los temas",
    "/quiz": "Cuestionario: inicio",
    [samplePages.rank]: "Cuestionario: orden",
    [samplePages.results]: "Resultados de ejemplo",
    [samplePages.calm]: "Resultados de ejemplo con pocas dudas",
    "/information": "Sobre este cuestionario",
    "/aboutus": "Quiénes somos",
    "/sources": "Fuentes y revisiones",
    "/contact": "Contáctenos",
  },
  shareTitle: "En un teléfono real",
  back: "Volver a la vista previa",
  shareText:
    "Abra la vista previa en un teléfono o envíela a un colega. Cualquier persona con el enlace puede verla.",
  share: "Mostrar el enlace",
  link: "Enlace",
  copy: "Copiar el enlace",
  copied: "Se copió el enlace.",
  notCopied: "No se pudo copiar. Seleccione el enlace y cópielo.",
  qrCode: "Código QR del enlace",
  works: (until) =>
    `Este enlace funciona hasta el ${until} (${previewDays} días). Un teléfono muestra la vista previa durante un día después de abrirlo.`,
  listTitle: (amount) => `Enlaces que funcionan ahora (${amount})`,
  draft: "Borrador",
  version: (number) => `Versión ${number}`,
  of: (author, until) => `${author}, hasta el ${until}`,
  end: "Terminar",
  endOf: (title, author) => `Terminar: ${title}, ${author}`,
  ended: "El enlace ya no funciona.",
};

export const previewWords = adminCatalog(en, es);
