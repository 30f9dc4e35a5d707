import type { FormWords } from "#web/i18n/en/form.ts";

export const form: FormWords = {
  english: (label) => `${label} (inglés)`,
  spanish: (label) => `${label} (español)`,
  inEnglish: "Inglés",
  inSpanish: "Español",
  save: "Guardar",
  saving: "Guardando…",
  preview: "Vista previa",
  previewTitle: "Así lo ven los visitantes",
  language: "Idioma",
  close: "Cerrar",
  cancel: "Cancelar",
  unsaved: "Sin guardar",
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  remove: (name) => `Quitar ${name}`,
  saveFailed:
    "Hubo un error al guardar los cambios. Por favor, intente más tarde.",
};
