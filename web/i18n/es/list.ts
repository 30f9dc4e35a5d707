import type { ListWords } from "#web/i18n/en/list.ts";

const plain = (amount: number) => amount.toLocaleString("es-US");

export const list: ListWords = {
  search: "Buscar",
  from: "Desde",
  to: "Hasta",
  range: (first, last, total) =>
    first === last
      ? `${plain(first)} de ${plain(total)}`
      : `${plain(first)}–${plain(last)} de ${plain(total)}`,
  language: "Idioma",
  anyLanguage: "Idioma: todos",
  languages: { en: "English", es: "Español" },
  madeUp: "De quién",
  real: "Familias",
  demo: "Inventados para mostrar",
  pages: "Páginas",
  firstPage: "Primera página",
  previousPage: "Página anterior",
  nextPage: "Página siguiente",
  lastPage: "Última página",
};
