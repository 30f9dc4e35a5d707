/** How many characters an id has. */
export const idLength = 22;

/** One of them: base58, which leaves out what is mistaken for something else when it is read or typed. */
export const idCharacter = "[1-9A-HJ-NP-Za-km-z]";

/** An id, as part of a longer expression. */
export const idPattern = `${idCharacter}{${idLength}}`;

export const idShape = new RegExp(`^${idPattern}$`);

/**
 * Whether a text may have been an id once, and lost or got letters on its way: letters and digits that
 * make no word, and whatever a message puts behind a link.
 */
export function isCutId(text: string): boolean {
  const isOne = /^[A-Za-z0-9]{2,60}[^A-Za-z0-9/]{0,3}$/.test(text);
  return isOne && /\d|[a-z][A-Z]/.test(text) && !idShape.test(text);
}
