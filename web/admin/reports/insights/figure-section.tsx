import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { useWords } from "#web/core/language.tsx";
import { insightsWords } from "#web/i18n/admin/reports/insights.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Bar } from "#web/ui/figures/bar.tsx";
import { saveCsv } from "./figures.ts";
import styles from "./insights.module.css";

type PartProps = {
  id: string;
  title: string;
  text?: string | undefined;
  /** The rows of the CSV file, headings first. */
  rows: (string | number)[][];
  children: ReactNode;
};

/** A section with a chart and a CSV download of its figures. */
export function FigureSection({ id, title, text, rows, children }: PartProps) {
  const words = useWords(insightsWords);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span data-print="hide">
          <Button
            kind="quiet"
            compact
            icon={Download}
            aria-label={words.csvOf(title)}
            onClick={() => saveCsv(`${id}.csv`, rows)}
          >
            CSV
          </Button>
        </span>
      </div>
      {text && <p className={styles.method}>{text}</p>}
      {children}
    </section>
  );
}

type MeasuredProps = { shares: number[]; children: string };

/** A figure with its bar. */
export function FigureWithBar({ shares, children }: MeasuredProps) {
  return (
    <span className={styles.measured}>
      <Bar shares={shares} />
      <span className={styles.number}>{children}</span>
    </span>
  );
}

type NumbersProps = {
  summary?: string;
  /** Shows the table from the start, if there is no chart. */
  isOpen?: boolean;
  children: ReactNode;
};

/** The figures of a chart as a table, which is collapsed unless `isOpen`. */
export function Numbers({ summary, isOpen, children }: NumbersProps) {
  const words = useWords(insightsWords);
  return (
    <details className={styles.numbers} open={isOpen}>
      <summary>{summary ?? words.asTable}</summary>
      {children}
    </details>
  );
}
