/** How many characters an id has. */
export const idLength = 22;

/** One of them: base58, which leaves out what is mistaken for something else when it is read or typed. */
export const idCharacter = "[1-9A-HJ-NP-Za-km-z]";

/** An id, as part of a longer expression. */
export const idPattern = `${idCharacter}{${idLength}}`;

export const idShape = new RegExp(`^${idPattern}$`);
