/** So begin the names of the caches that hold what only the family on this phone may see. */
export const visitCaches = "visit ";
