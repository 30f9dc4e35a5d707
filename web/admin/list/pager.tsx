import ChevronFirst from "lucide-react/icons/chevron-first";
import ChevronLast from "lucide-react/icons/chevron-last";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { pagesOf } from "#shared/rules/site/pages.ts";
import { useWords } from "#web/core/language.tsx";
import { listWords } from "#web/i18n/admin/list.words.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import styles from "./list.module.css";

type Props = {
  of: Range;
  onPage: (page: number) => void;
};

/** Page navigation that stays visible below a long list. */
export function Pager({ of, onPage }: Props) {
  const { page, pages, first, last, total } = of;
  const words = useWords(listWords);
  if (pages === 1) return null;
  const steps = [
    { icon: ChevronFirst, label: words.firstPage, to: 1 },
    { icon: ChevronLeft, label: words.previousPage, to: page - 1 },
    { icon: ChevronRight, label: words.nextPage, to: page + 1 },
    { icon: ChevronLast, label: words.lastPage, to: pages },
  ].map(({ icon, label, to }) => {
    const isEnabled = to >= 1 && to <= pages && to !== page;
    return (
      <IconButton
        key={label}
        icon={icon}
        label={label}
        aria-disabled={!isEnabled}
        onClick={() => isEnabled && onPage(to)}
      />
    );
  });
  return (
    <nav className={styles.pager} aria-label={words.pages}>
      {steps.slice(0, 2)}
      <output className={styles.range}>
        {words.range(first, last, total)}
      </output>
      {steps.slice(2)}
    </nav>
  );
}

/** The range of a page within the whole list. */
export type Range = {
  /** Counted from 1; at most the number of pages. */
  page: number;
  pages: number;
  /** Positions of the first and last row in the whole list, counted from 1. */
  first: number;
  last: number;
  total: number;
};

type Rows = { rows: unknown[]; page: number; total: number };

export function rangeOf({ rows, page, total }: Rows, size: number): Range {
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
export function paginate<T>(items: T[], requestedPage: number, size: number) {
  const total = items.length;
  const page = Math.min(Math.max(1, requestedPage), pagesOf(total, size));
  const rows = items.slice((page - 1) * size, page * size);
  return { rows, ...rangeOf({ rows, page, total }, size) };
}
