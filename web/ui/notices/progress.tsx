import styles from "./progress.module.css";

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** The same in words, such as "3 of 12". */
  text: string;
}

/** How far along one is, as a bar and in words. */
export function Progress({ label, value, max, text }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
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
