import type { Language } from "#shared/contract/fields.ts";

const options = { dateStyle: "medium", timeStyle: "short" } as const;
const formats = {
  en: new Intl.DateTimeFormat("en-US", options),
  es: new Intl.DateTimeFormat("es-US", options),
};

/** When something happened, to the minute, where it is looked at. */
export function momentOf(moment: string, language: Language): string {
  return formats[language].format(new Date(moment));
}
