import styles from "./number-badge.module.css";

interface NumberBadgeProps {
  children: number | string;
  /** For ranks below the top concerns. */
  quiet?: boolean;
}

/** The number badge of a place in a ranking. */
export function NumberBadge({ children, quiet = false }: NumberBadgeProps) {
  return (
    <span className={styles.badge} data-quiet={quiet} data-aloud="skip">
      {children}
    </span>
  );
}
