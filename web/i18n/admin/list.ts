const plainEn = (amount: number) => amount.toLocaleString("en-US");

const en = {
  search: "Search",
  from: "From",
  to: "To",
  range: (first: number, last: number, total: number) =>
    first === last
      ? `${plainEn(first)} of ${plainEn(total)}`
      : `${plainEn(first)}–${plainEn(last)} of ${plainEn(total)}`,
  language: "Language",
  anyLanguage: "Any language",
  languages: { en: "English", es: "Español" },
  madeUp: "Data",
  real: "Families",
  demo: "Demo data",
  pages: "Pages",
  firstPage: "First page",
  previousPage: "Previous page",
  nextPage: "Next page",
  lastPage: "Last page",
};

const plainEs = (amount: number) => amount.toLocaleString("es-US");

const es: typeof en = {
  search: "Buscar",
  from: "Desde",
  to: "Hasta",
  range: (first, last, total) =>
    first === last
      ? `${plainEs(first)} de ${plainEs(total)}`
      : `${plainEs(first)}–${plainEs(last)} de ${plainEs(total)}`,
  language: "Idioma",
  anyLanguage: "Idioma: todos",
  languages: { en: "English", es: "Español" },
  madeUp: "Datos",
  real: "Familias",
  demo: "Datos de demostración",
  pages: "Páginas",
  firstPage: "Primera página",
  previousPage: "Página anterior",
  nextPage: "Página siguiente",
  lastPage: "Última página",
};

export const listWords = { en, es };
