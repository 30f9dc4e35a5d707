const notWords = /(^|\.)(icon\d|videolink|externallinks)$/;

type Fields = Record<string, unknown>;

/** The names of the fields that hold the same words in English and in Spanish. */
export function languagePairsOf(fields: Fields): { en: string; es: string }[] {
  return Object.keys(fields).flatMap((es) => {
    const name = es.replace(/_es$/, "");
    if (name === es || notWords.test(name)) return [];
    return { en: `${name}_en` in fields ? `${name}_en` : name, es };
  });
}

/** The Spanish fields that are empty while the English ones beside them hold words. */
export function untranslatedFields(fields: Fields): string[] {
  return languagePairsOf(fields)
    .filter(({ en, es }) => !isEmpty(fields[en]) && isEmpty(fields[es]))
    .map(({ es }) => es);
}

/** The English fields that are empty while the Spanish ones beside them hold words. */
export function fieldsInSpanishOnly(fields: Fields): string[] {
  return languagePairsOf(fields)
    .filter(({ en, es }) => isEmpty(fields[en]) && !isEmpty(fields[es]))
    .map(({ en }) => en);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) ? value.length === 0 : (value ?? null) === null;
}
