/** How long the message about a deletion or a save offers to undo it, in milliseconds. */
export const undoTime = 10_000;
