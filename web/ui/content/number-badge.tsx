import styles from "./number-badge.module.css";

interface NumberBadgeProps {
  children: number | string;
  /** For the places after those that matter most. */
  quiet?: boolean;
}

/** The sunflower number of a place in an order. */
export function NumberBadge({ children, quiet = false }: NumberBadgeProps) {
  return (
    <span className={styles.badge} data-quiet={quiet}>
      {children}
    </span>
  );
}
