export const form = {
  english: (label: string) => `${label} (English)`,
  spanish: (label: string) => `${label} (Spanish)`,
  save: "Save",
  saving: "Saving…",
  preview: "Preview",
  previewTitle: "As visitors see it",
  language: "Language",
  close: "Close",
  cancel: "Cancel",
  unsaved: "Not saved yet",
  saveFailed:
    "There was an error while saving your settings. Please try again later.",
};

export type FormWords = typeof form;
