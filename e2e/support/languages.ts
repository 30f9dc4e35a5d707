/** The browser's setting, and the language that the site speaks for it. */
export const locales = [
  ["en-US", "en"],
  ["es-MX", "es"],
] as const;

/** Axe looks at English pages in light and at Spanish ones in dark: words do not change contrast. */
export const colorSchemeOf = (locale: string) =>
  locale === "en-US" ? "light" : "dark";
