/** Deleting this many contacts in one call needs a recent sign-in. Fewer can be undone for a moment. */
export const manyContacts = 11;

/** How long a deletion can be undone, in milliseconds. */
export const undoTime = 10_000;
