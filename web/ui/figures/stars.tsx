import Star from "lucide-react/icons/star";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./stars.module.css";

interface StarsProps {
  /** From 0 to 5; parts of a star are drawn. */
  score: number;
  /** The score in words. */
  label: string;
}

const FIVE = [1, 2, 3, 4, 5];

/** Displays a score out of five. */
export function Stars({ score, label }: StarsProps) {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {FIVE.map((place) => (
        <span key={place} className={styles.star} aria-hidden="true">
          <Icon of={Star} />
          <span
            className={styles.lit}
            style={{ inlineSize: `${litShare(score, place) * 100}%` }}
          >
            <Icon of={Star} />
          </span>
        </span>
      ))}
    </span>
  );
}

function litShare(score: number, place: number) {
  return Math.min(1, Math.max(0, score - place + 1));
}
