/** The languages of the product, each called as its speakers call it. */
export const languageOptions = [
  { value: "en", label: "English", lang: "en" },
  { value: "es", label: "Español", lang: "es" },
] as const;
