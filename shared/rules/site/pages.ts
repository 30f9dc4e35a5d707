/** Number of pages of a list; an empty list has one. */
export const pagesOf = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));
