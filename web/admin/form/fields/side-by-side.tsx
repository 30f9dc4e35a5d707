import type { ReactNode } from "react";
import styles from "./side-by-side.module.css";

/** Two fields beside each other where there is room, such as one in English and the same in Spanish. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
