export type Paged<T> = {
  rows: T[];
  /** Counted from 1; the last one where there are fewer pages than asked for. */
  page: number;
  pages: number;
  /** The places of the first and the last row among all, counted from 1. */
  first: number;
  last: number;
  total: number;
};

/** One page of a long list. */
export function pageOf<T>(items: T[], asked: number, size: number): Paged<T> {
  const total = items.length;
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, asked), pages);
  const start = (page - 1) * size;
  const rows = items.slice(start, start + size);
  const first = Math.min(start + 1, total);
  return { rows, page, pages, first, last: start + rows.length, total };
}
