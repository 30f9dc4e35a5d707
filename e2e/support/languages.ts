/** The browser's locale and the site's language for it. */
export const locales = [
  ["en-US", "en"],
  ["es-MX", "es"],
] as const;

/** Axe checks English pages in light and Spanish pages in dark: contrast does not depend on the language. */
export const colorSchemeOf = (locale: string) =>
  locale === "en-US" ? "light" : "dark";
