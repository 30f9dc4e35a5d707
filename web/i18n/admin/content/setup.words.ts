import type { SetUpStep } from "#shared/rules/content/set-up.ts";
import { digits } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  title: "Setup",
  intro:
    "Enter the facts about your clinic once. They are then filled in wherever a text needs them.",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: "Done",
  open: "Open",
  steps: {
    clinic: "Your clinic",
    texts: "Texts of the site",
    invitation: "Invitation text",
    aboutUs: "People in About us",
    families: "First families",
  } satisfies Record<SetUpStep, string>,
  clinic: "Your clinic",
  clinicText: "Parents see these on the site and in text messages.",
  name: "Name of the clinic",
  phone: "Phone",
  address: "Address",
  whoEnglish: "Who runs and pays for the site (English)",
  whoSpanish: "Who runs and pays for the site (Spanish)",
  whoHelper: "One or two sentences. Families read them on every page.",
  saved: "Setup saved.",
  fills: "Texts that this fills in",
  fillsText: "When you save, these texts will say:",
  noFills: "Nothing to fill in. Texts that your team wrote stay as they are.",
  left: "Still to write",
  nothingLeft: "No placeholders are left.",
  onPage: (page: string, amount: number) => `${page} (${digits.en(amount)})`,
};

const es: typeof en = {
  title: "Preparación",
  intro:
    "Escriba una vez los datos de su clínica. Con ellos se completan todos los textos que los necesitan.",
  progress: (done, all) => `${done} de ${all} pasos listos`,
  done: "Listo",
  open: "Pendiente",
  steps: {
    clinic: "Su clínica",
    texts: "Textos del sitio",
    invitation: "Texto de la invitación",
    aboutUs: "Personas en Quiénes somos",
    families: "Primeras familias",
  },
  clinic: "Su clínica",
  clinicText: "Los padres los ven en el sitio y en los mensajes de texto.",
  name: "Nombre de la clínica",
  phone: "Teléfono",
  address: "Dirección",
  whoEnglish: "Quién está a cargo del sitio y quién lo paga (inglés)",
  whoSpanish: "Quién está a cargo del sitio y quién lo paga (español)",
  whoHelper: "Una o dos frases. Las familias las leen en todas las páginas.",
  saved: "Preparación guardada.",
  fills: "Textos que se completan",
  fillsText: "Al guardar, estos textos dirán:",
  noFills:
    "No hay nada que completar. Los textos que escribió su equipo no cambian.",
  left: "Falta por escribir",
  nothingLeft: "No falta ningún texto por completar.",
  onPage: (page, amount) => `${page} (${digits.es(amount)})`,
};

export const setupWords = adminCatalog(en, es);
