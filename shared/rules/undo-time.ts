/** How long a deletion or a save can be undone by its message, in milliseconds. */
export const undoTime = 10_000;
