/** Deleting so many contacts in one call needs a fresh sign-in. Fewer can be brought back for a moment. */
export const manyContacts = 11;

/** For so long a deletion can be undone, in milliseconds. */
export const undoTime = 10_000;
