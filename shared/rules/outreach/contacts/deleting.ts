/** Deleting this many contacts in one call needs a recent sign-in. Deleting fewer can be undone for a moment. */
export const manyContacts = 11;
