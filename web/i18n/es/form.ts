import type { FormWords } from "#web/i18n/en/form.ts";

export const form: FormWords = {
  english: (label) => `${label} (inglés)`,
  spanish: (label) => `${label} (español)`,
  save: "Guardar",
  saving: "Guardando…",
  preview: "Vista previa",
  previewTitle: "Así lo ven los visitantes",
  language: "Idioma",
  close: "Cerrar",
  cancel: "Cancelar",
  unsaved: "Sin guardar",
  saveFailed:
    "Hubo un error al guardar los cambios. Por favor, intente más tarde.",
};
