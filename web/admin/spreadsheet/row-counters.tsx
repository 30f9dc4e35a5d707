import { useEffect, useRef } from "react";
import { useWords } from "#web/core/language.tsx";
import { adminWords } from "#web/i18n/admin/common.words.ts";
import styles from "./row-counters.module.css";

type Props<Kind extends string> = {
  label: string;
  counters: { kind: Kind; label: string; amount: number }[];
  value: Kind;
  onSelect: (kind: Kind) => void;
};

/**
 * How many rows of a list have each outcome; each is a button that filters the rows. The page scrolls to them when
 * they appear.
 */
export function RowCounters<Kind extends string>({
  label,
  counters,
  value,
  onSelect,
}: Props<Kind>) {
  const { number } = useWords(adminWords);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    group.current?.scrollIntoView();
  }, []);
  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={styles.counters}
    >
      {counters.map((counter) => (
        <button
          key={counter.kind}
          type="button"
          data-kind={counter.kind}
          aria-pressed={counter.kind === value}
          onClick={() => onSelect(counter.kind)}
        >
          <strong>{number(counter.amount)}</strong> {counter.label}
        </button>
      ))}
    </div>
  );
}
