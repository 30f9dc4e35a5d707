import { coreWords } from "./core.words.ts";

// Close, Loading and Try again are in coreWords, because every page loads those.
const always = ({ close, loading, tryAgain }: typeof coreWords.en) => ({
  close,
  loading,
  tryAgain,
});

/** Words that mean the same on many screens. */
export const commonWords = {
  en: {
    ...always(coreWords.en),
    cancel: "Cancel",
    save: "Save",
    saving: "Saving…",
    sending: "Sending…",
  },
  es: {
    ...always(coreWords.es),
    cancel: "Cancelar",
    save: "Guardar",
    saving: "Guardando…",
    sending: "Enviando…",
  },
};

/** Adds the common words to a catalog, whose own words take precedence. */
export const catalog = <Words>(en: Words, es: Words) => ({
  en: { ...commonWords.en, ...en },
  es: { ...commonWords.es, ...es },
});
