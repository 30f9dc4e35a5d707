import { isEmpty } from "./text.ts";

const notWords = /(^|\.)(icon\d|videolink|externallinks)$/;

type Fields = Record<string, unknown>;

/** The field names that hold the same text in English and Spanish. */
export function languagePairsOf(fields: Fields): { en: string; es: string }[] {
  return Object.keys(fields).flatMap((es) => {
    const name = es.replace(/_es$/, "");
    if (name === es || notWords.test(name)) return [];
    return { en: `${name}_en` in fields ? `${name}_en` : name, es };
  });
}

/** Spanish fields that are empty although the English field is filled in. */
export function untranslatedFields(fields: Fields): string[] {
  return languagePairsOf(fields)
    .filter(({ en, es }) => !isEmpty(fields[en]) && isEmpty(fields[es]))
    .map(({ es }) => es);
}

/** English fields that are empty although the Spanish field is filled in. */
export function fieldsInSpanishOnly(fields: Fields): string[] {
  return languagePairsOf(fields)
    .filter(({ en, es }) => isEmpty(fields[en]) && !isEmpty(fields[es]))
    .map(({ en }) => en);
}
