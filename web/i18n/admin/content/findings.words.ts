import type { Finding } from "#shared/rules/content/check-changed-texts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

type Problems = Record<Finding["problem"], string>;

const en = {
  title: "Please check both languages",
  of: (label: string, problem: string) => `${label}: ${problem}`,
  problems: {
    placeholder: "This is still a placeholder or an unfinished text.",
    no_spanish: "The Spanish is missing.",
    no_english: "The English is missing.",
    spanish_longer: "The Spanish is much longer than the English.",
    spanish_shorter: "The Spanish is much shorter than the English.",
    figures_differ: "English and Spanish have different numbers.",
    links_differ: "English and Spanish do not have the same number of links.",
    list_differs:
      "English and Spanish do not have the same headings and list items.",
    english_in_spanish: "The Spanish text seems to contain English.",
    spanish_in_english: "The English text seems to contain Spanish.",
    linked_site_differs:
      "A link to another site was added in one language only.",
    paragraphs_differ: "A paragraph was added or removed in one language only.",
    negation_differs:
      "A word such as “no” or “not” was added or removed in one language only.",
    only_english_changed: "Only the English was changed.",
    only_spanish_changed: "Only the Spanish was changed.",
    hard_to_read: "This text is hard to read. Try shorter sentences and words.",
  } satisfies Problems,
};

const es: typeof en = {
  title: "Revise los dos idiomas",
  of: (label, problem) => `${label}: ${problem}`,
  problems: {
    placeholder: "Todavía es un texto de ejemplo o sin terminar.",
    no_spanish: "Falta el español.",
    no_english: "Falta el inglés.",
    spanish_longer: "El español es mucho más largo que el inglés.",
    spanish_shorter: "El español es mucho más corto que el inglés.",
    figures_differ: "El inglés y el español tienen números diferentes.",
    links_differ:
      "El inglés y el español no tienen la misma cantidad de enlaces.",
    list_differs:
      "El inglés y el español no tienen los mismos títulos y elementos de lista.",
    english_in_spanish: "El texto en español parece contener inglés.",
    spanish_in_english: "El texto en inglés parece contener español.",
    linked_site_differs: "Se agregó un enlace a otro sitio en un solo idioma.",
    paragraphs_differ: "Se agregó o se quitó un párrafo en un solo idioma.",
    negation_differs:
      "Se agregó o se quitó una palabra como “no” o “sin” en un solo idioma.",
    only_english_changed: "Solo cambió el inglés.",
    only_spanish_changed: "Solo cambió el español.",
    hard_to_read:
      "Este texto es difícil de leer. Use frases y palabras más cortas.",
  },
};

export const findingsWords = adminCatalog(en, es);
