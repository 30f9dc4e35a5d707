import { digits } from "#web/i18n/admin/amounts.ts";

/** Words that many screens of the dashboard use. */
export const commonWords = {
  en: {
    back: "Dashboard",
    cancel: "Cancel",
    close: "Close",
    language: "Language",
    languages: { en: "English", es: "Spanish" },
    loading: "Loading…",
    more: "Show more",
    number: digits.en,
    save: "Save",
    saving: "Saving…",
    sending: "Sending…",
    tryAgain: "Try again",
  },
  es: {
    back: "Panel",
    cancel: "Cancelar",
    close: "Cerrar",
    language: "Idioma",
    languages: { en: "Inglés", es: "Español" },
    loading: "Cargando…",
    more: "Ver más",
    number: digits.es,
    save: "Guardar",
    saving: "Guardando…",
    sending: "Enviando…",
    tryAgain: "Intentar de nuevo",
  },
};

/** Adds the common words to a catalog. */
export const catalog = <Words>(en: Words, es: Words) => ({
  en: { ...commonWords.en, ...en },
  es: { ...commonWords.es, ...es },
});
