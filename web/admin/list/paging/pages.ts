import { pagesOf } from "#shared/rules/pages.ts";

/** Where a page stands among all, which need not be at hand. */
export type Range = {
  /** Counted from 1; the last one where there are fewer pages than asked for. */
  page: number;
  pages: number;
  /** The places of the first and the last row among all, counted from 1. */
  first: number;
  last: number;
  total: number;
};

type Read = { rows: unknown[]; page: number; total: number };

export function rangeOf({ rows, page, total }: Read, size: number): Range {
  const before = (page - 1) * size;
  return {
    page,
    pages: pagesOf(total, size),
    first: Math.min(before + 1, total),
    last: before + rows.length,
    total,
  };
}

/** One page of a long list. */
export function pageOf<T>(items: T[], asked: number, size: number) {
  const total = items.length;
  const page = Math.min(Math.max(1, asked), pagesOf(total, size));
  const rows = items.slice((page - 1) * size, page * size);
  return { rows, ...rangeOf({ rows, page, total }, size) };
}
