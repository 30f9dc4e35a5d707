import { catalog } from "#web/i18n/admin/common.ts";

const en = {
  english: (label: string) => `${label} (English)`,
  spanish: (label: string) => `${label} (Spanish)`,
  inEnglish: "English",
  inSpanish: "Spanish",
  preview: "Preview",
  previewTitle: "As visitors see it",
  unsaved: "Not saved yet",
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  saveFailed:
    "There was an error while saving your settings. Please try again later.",
};

const es: typeof en = {
  english: (label) => `${label} (inglés)`,
  spanish: (label) => `${label} (español)`,
  inEnglish: "Inglés",
  inSpanish: "Español",
  preview: "Vista previa",
  previewTitle: "Así lo ven los visitantes",
  unsaved: "Sin guardar",
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  remove: (name) => `Quitar ${name}`,
  saveFailed:
    "Hubo un error al guardar los cambios. Por favor, inténtelo de nuevo más tarde.",
};

export const formWords = catalog(en, es);
