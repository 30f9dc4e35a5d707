const placeholder = /(placeholder|texto provisional):/i;

export function isPlaceholder(text: string): boolean {
  return placeholder.test(text);
}

/** Names of the fields that contain a placeholder. Entries of lists have names such as `suggestedquestions.0`. */
export function placeholderFields(fields: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value === "string") return isPlaceholder(value) ? name : [];
    if (value === null || typeof value !== "object") return [];
    const inside = placeholderFields({ ...value });
    return inside.map((path) => `${name}.${path}`);
  });
}

/** The part of a text before its placeholder. Only this part is public. */
export function withoutPlaceholder(text: string): string {
  return text.replace(/[\s·–-]*(placeholder|texto provisional):.*/is, "");
}

export function withoutPlaceholders<Texts extends Record<string, string>>(
  texts: Texts,
): Texts {
  const entries = Object.entries(texts).map(([field, text]) => [
    field,
    withoutPlaceholder(text),
  ]);
  return Object.fromEntries(entries) as Texts;
}
