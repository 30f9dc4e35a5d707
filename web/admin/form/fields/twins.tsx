import type { ReactNode } from "react";
import styles from "./twins.module.css";

/** The same in English and in Spanish: side by side where there is room, their boxes in one line. */
export function Twins({ children }: { children: ReactNode }) {
  return <div className={styles.twins}>{children}</div>;
}
