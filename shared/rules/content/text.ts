/** Whether a field has no text. Numbers and booleans are never empty. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) ? value.length === 0 : (value ?? null) === null;
}

/** The text of simple HTML, without tags. Entities become spaces. */
export function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&#?\w+;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
