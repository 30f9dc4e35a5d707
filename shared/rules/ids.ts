export const idLength = 22;

/** Base58, which omits characters that are easily confused. */
export const idCharacter = "[1-9A-HJ-NP-Za-km-z]";

/** An id as part of a longer regular expression. */
export const idPattern = `${idCharacter}{${idLength}}`;

export const idShape = new RegExp(`^${idPattern}$`);

/**
 * Whether a text looks like an id that was cut or changed on the way: letters and digits that form no word, possibly
 * followed by punctuation from a message.
 */
export function isCutId(text: string): boolean {
  const isOne = /^[A-Za-z0-9]{2,60}[^A-Za-z0-9/]{0,3}$/.test(text);
  return isOne && /\d|[a-z][A-Z]/.test(text) && !idShape.test(text);
}
