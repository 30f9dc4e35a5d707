import { useId } from "react";
import { useWords } from "#web/core/language.tsx";
import { listWords } from "#web/i18n/admin/list.ts";
import styles from "./filters.module.css";

/** Days such as `2026-11-20`; empty: open. */
export type Days = { from: string; to: string };

type Props = { days: Days; onChoose: (days: Partial<Days>) => void };

/** Narrows a list to what happened between two days, either of which may be left open. */
export function DayRange({ days, onChoose }: Props) {
  const id = useId();
  const words = useWords(listWords);
  return (
    <div className={styles.days}>
      {(["from", "to"] as const).map((end) => (
        <div key={end} className={styles.day}>
          <label htmlFor={`${id}-${end}`}>{words[end]}</label>
          <input
            id={`${id}-${end}`}
            type="date"
            value={days[end]}
            onChange={(event) => onChoose({ [end]: event.target.value })}
          />
        </div>
      ))}
    </div>
  );
}
