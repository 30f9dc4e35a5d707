import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./parts-bar.module.css";

interface Props {
  counts: number[];
}

/** A stacked bar; its figures are in a table beside it. */
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

/** The color of one part, for a legend. */
export function PartMark({ part }: { part: number }) {
  return <span className={styles.mark} data-part={part} aria-hidden="true" />;
}

type FiguresProps = {
  counts: number[];
  /** The figure of a part, and its name for a screen reader. */
  figureOf: (part: number) => { name: string; figure: string };
};

/** Below this share of the bar there is no room for a number. */
const leastShare = 0.07;

/** The figures below each part of a bar; those of small parts are for screen readers only. */
export function PartsFigures({ counts, figureOf }: FiguresProps) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul role="list" className={styles.figures}>
      {counts.map((count, part) => {
        const { name, figure } = figureOf(part);
        return (
          <li key={part} style={{ flexGrow: count }}>
            <VisuallyHidden>{`${name}: `}</VisuallyHidden>
            {count / all < leastShare ? (
              <VisuallyHidden>{figure}</VisuallyHidden>
            ) : (
              figure
            )}
          </li>
        );
      })}
    </ul>
  );
}
