import styles from "./parts-bar.module.css";

interface Props {
  /** From the part that counts most to the one that counts least. */
  counts: number[];
}

/** A whole cut into parts; its figures stand in a table beside it. */
export function PartsBar({ counts }: Props) {
  return (
    <span className={styles.room} aria-hidden="true">
      {counts.map((count, place) => (
        <span
          key={place}
          className={styles.part}
          data-part={place}
          style={{ flexGrow: count }}
        />
      ))}
    </span>
  );
}

/** The colour of one part, for a legend. */
export function PartMark({ part }: { part: number }) {
  return <span className={styles.mark} data-part={part} aria-hidden="true" />;
}
