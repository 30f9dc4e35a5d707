export const form = {
  english: (label: string) => `${label} (English)`,
  spanish: (label: string) => `${label} (Spanish)`,
  inEnglish: "English",
  inSpanish: "Spanish",
  save: "Save",
  saving: "Saving…",
  preview: "Preview",
  previewTitle: "As visitors see it",
  language: "Language",
  close: "Close",
  cancel: "Cancel",
  unsaved: "Not saved yet",
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  saveFailed:
    "There was an error while saving your settings. Please try again later.",
};

export type FormWords = typeof form;
