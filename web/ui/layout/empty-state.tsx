import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  illustration?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3";
}

/** Shown for an empty list, with the next step. */
export function EmptyState({
  illustration,
  title,
  text,
  action,
  heading: Heading = "h2",
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {illustration && (
        <div className={styles.illustration}>{illustration}</div>
      )}
      <Heading>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
