/** How many pages a list has: an empty one has one. */
export const pagesOf = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));
