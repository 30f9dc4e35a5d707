import type { ReactNode } from "react";
import styles from "./progress.module.css";

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** The progress in words, such as "3 of 12". */
  text: string;
  /** Shown at the end of the line with the text. */
  children?: ReactNode;
}

/** Progress as a bar and in words. */
export function Progress({ label, value, max, text, children }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span className={styles.text} aria-hidden="true">
          {text}
        </span>
        {children}
      </div>
      <progress
        className={styles.bar}
        aria-label={label}
        aria-valuetext={text}
        value={value}
        max={max}
      />
    </div>
  );
}
