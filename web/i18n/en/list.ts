const plain = (amount: number) => amount.toLocaleString("en-US");

export const list = {
  search: "Search",
  from: "From",
  to: "To",
  range: (first: number, last: number, total: number) =>
    first === last
      ? `${plain(first)} of ${plain(total)}`
      : `${plain(first)}–${plain(last)} of ${plain(total)}`,
  language: "Language",
  anyLanguage: "Any language",
  languages: { en: "English", es: "Español" },
  madeUp: "Whose",
  real: "Families",
  demo: "Made up for showing",
  pages: "Pages",
  firstPage: "First page",
  previousPage: "Previous page",
  nextPage: "Next page",
  lastPage: "Last page",
};

export type ListWords = typeof list;
