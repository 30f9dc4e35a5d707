import styles from "./bar.module.css";

type Props = {
  /** The shares of the bar, each from 0 to 1, with a sum of at most 1. */
  shares: number[];
};

/** A bar beside its number; hidden from screen readers. */
export function Bar({ shares }: Props) {
  return (
    <span className={styles.room} aria-hidden="true">
      {shares.map((share, place) => (
        <span
          key={place}
          className={styles.part}
          style={{ inlineSize: `${Math.min(1, share) * 100}%` }}
        />
      ))}
    </span>
  );
}
