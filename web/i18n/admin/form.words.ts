import { checkDaysAhead } from "#shared/rules/content/check-by.ts";
import { durationInWords } from "#shared/rules/sentences/duration.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

type LanguageChoice = { value: "both" | "en" | "es"; label: string };

const en = {
  childHint:
    "Write {child} to insert the child’s name. If a family gave no name, the text says “your child” instead. For other words, add them after a bar, such as {child|Your child} at the beginning of a sentence.",
  editedLanguages: "Languages in this form",
  languageChoices: [
    { value: "both", label: "Both" },
    { value: "en", label: "English" },
    { value: "es", label: "Spanish" },
  ] as LanguageChoice[],
  english: (label: string) => `${label} (English)`,
  spanish: (label: string) => `${label} (Spanish)`,
  inEnglish: "English",
  inSpanish: "Spanish",
  preview: "Preview",
  history: "History",
  saveAsDraft: "Save as draft",
  saveDraft: "Save draft",
  publish: "Publish",
  unsaved: "Not saved yet",
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  saveFailed:
    "There was an error while saving your settings. Please try again later.",
  check: {
    title: "When to check this text",
    dosesTitle: "When to check the text about doses",
    intro: `Only staff see this. The dashboard lists the text ${durationInWords(checkDaysAhead, "day", "en")} before this date.`,
    fields: { checkby: "Check by", checkwhy: "Why" },
  },
};

const es: typeof en = {
  childHint:
    "Escriba {child} para insertar el nombre del niño o la niña. Si una familia no dio un nombre, el texto dice “su hijo o hija”. Para usar otras palabras, agréguelas después de una barra, por ejemplo {child|Su hijo o hija} al principio de una frase.",
  editedLanguages: "Idiomas en este formulario",
  languageChoices: [
    { value: "both", label: "Ambos" },
    { value: "en", label: "Inglés" },
    { value: "es", label: "Español" },
  ],
  english: (label) => `${label} (inglés)`,
  spanish: (label) => `${label} (español)`,
  inEnglish: "Inglés",
  inSpanish: "Español",
  preview: "Vista previa",
  history: "Historial",
  saveAsDraft: "Guardar como borrador",
  saveDraft: "Guardar borrador",
  publish: "Publicar",
  unsaved: "Sin guardar",
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  remove: (name) => `Quitar ${name}`,
  saveFailed:
    "Hubo un error al guardar los cambios. Por favor, inténtelo de nuevo más tarde.",
  check: {
    title: "Cuándo revisar este texto",
    dosesTitle: "Cuándo revisar el texto sobre las dosis",
    intro: `Solo lo ve el personal. El texto aparece en el panel ${durationInWords(checkDaysAhead, "day", "es")} antes de esta fecha.`,
    fields: { checkby: "Revisar antes del", checkwhy: "Por qué" },
  },
};

export const formWords = adminCatalog(en, es);
