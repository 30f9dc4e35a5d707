import { catalog } from "#web/i18n/core/common.words.ts";
import { digits } from "#web/i18n/admin/amounts.ts";

/** Words that mean the same on many screens of the dashboard. */
export const adminWords = catalog(
  {
    back: "Dashboard",
    edit: "Edit",
    language: "Language",
    languages: { en: "English", es: "Spanish" },
    more: "Show more",
    number: digits.en,
    undo: "Undo",
  },
  {
    back: "Panel",
    edit: "Editar",
    language: "Idioma",
    languages: { en: "Inglés", es: "Español" },
    more: "Ver más",
    number: digits.es,
    undo: "Deshacer",
  },
);

/** Adds the dashboard's common words to a catalog, whose own words take precedence. */
export const adminCatalog = <Words>(en: Words, es: Words) => ({
  en: { ...adminWords.en, ...en },
  es: { ...adminWords.es, ...es },
});
