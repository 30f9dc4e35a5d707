/** The browser's setting, and the language that the site speaks for it. */
export const locales = [
  ["en-US", "en"],
  ["es-MX", "es"],
] as const;
