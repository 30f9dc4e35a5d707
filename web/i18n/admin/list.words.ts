import { digits } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  search: "Search",
  from: "From",
  to: "To",
  range: (first: number, last: number, total: number) =>
    first === last
      ? `${digits.en(first)} of ${digits.en(total)}`
      : `${digits.en(first)}–${digits.en(last)} of ${digits.en(total)}`,
  anyLanguage: "Any language",
  madeUp: "Data",
  real: "Families",
  demo: "Demo data",
  pages: "Pages",
  firstPage: "First page",
  previousPage: "Previous page",
  nextPage: "Next page",
  lastPage: "Last page",
};

const es: typeof en = {
  search: "Buscar",
  from: "Desde",
  to: "Hasta",
  range: (first, last, total) =>
    first === last
      ? `${digits.es(first)} de ${digits.es(total)}`
      : `${digits.es(first)}–${digits.es(last)} de ${digits.es(total)}`,
  anyLanguage: "Idioma: todos",
  madeUp: "Datos",
  real: "Familias",
  demo: "Datos de demostración",
  pages: "Páginas",
  firstPage: "Primera página",
  previousPage: "Página anterior",
  nextPage: "Página siguiente",
  lastPage: "Última página",
};

export const listWords = adminCatalog(en, es);
