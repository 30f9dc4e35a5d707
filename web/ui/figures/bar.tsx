import styles from "./bar.module.css";

type Props = {
  /** From 0 to 1, part by part; together no more than the whole room. */
  shares: number[];
};

/** A bar beside the number it draws; whoever cannot see it misses nothing. */
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
