import { withoutTags } from "./text.ts";

const placeholder = /(placeholder|texto provisional):/i;

export function isPlaceholder(text: string): boolean {
  return placeholder.test(text);
}

/** Notes that writers leave for later, such as `TBD` or `[clinic name]`. */
const unfinished = /lorem ipsum|\[\p{L}[^[\]]*\]/iu;
const unfinishedMark = /\b(TODO|TBD|XXX+)\b/;

function isUnfinished(html: string): boolean {
  const text = withoutTags(html);
  return (
    isPlaceholder(text) || unfinished.test(text) || unfinishedMark.test(text)
  );
}

/** Names of the fields that contain a placeholder or an unfinished text. Entries of lists have names such as `suggestedquestions.0`. */
export function placeholderFields(fields: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value === "string") return isUnfinished(value) ? name : [];
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
