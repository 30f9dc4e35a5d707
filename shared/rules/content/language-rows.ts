import type { Fields } from "./site-content.ts";

/** Adds the fields of rows in both languages: `profiles.0.bio_es`. */
export function withRowFields(item: Fields): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(item)) {
    if (!Array.isArray(value) || !value.some(isInBothLanguages))
      fields[name] = value;
    else
      for (const [place, row] of value.entries())
        for (const [field, text] of Object.entries(row as Fields))
          fields[`${name}.${place}.${field}`] = text;
  }
  return fields;
}

function isInBothLanguages(row: unknown): boolean {
  if (typeof row !== "object" || row === null) return false;
  return Object.keys(row).some((field) => field.endsWith("_es"));
}
