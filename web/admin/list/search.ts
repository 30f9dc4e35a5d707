/** Normalizes for comparison: lower case, without accents and phone punctuation. */
function normalize(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}()]/gu, "")
    .replace(/(\d)[-.](?=\d)/g, "$1 ")
    .toLowerCase();
}

/** Prepares texts once, so that thousands of rows can be searched on every keystroke. */
export function searchable(texts: (string | null)[]): string {
  return normalize(texts.join("\n"));
}

/** Returns a function that checks whether a `searchable` text contains every word. */
export function matcher(query: string): (searched: string) => boolean {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  return (searched) => words.every((word) => searched.includes(word));
}
