const notWords = /(^|\.)(icon\d|videolink|externallinks)$/;

/** The Spanish fields that are empty while the English ones beside them hold words. */
export function untranslatedFields(fields: Record<string, unknown>): string[] {
  return Object.keys(fields).filter((key) => {
    const name = key.replace(/_es$/, "");
    if (name === key || notWords.test(name)) return false;
    const english = fields[`${name}_en`] ?? fields[name];
    return !isEmpty(english) && isEmpty(fields[key]);
  });
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) ? value.length === 0 : (value ?? null) === null;
}
