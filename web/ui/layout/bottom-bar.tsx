import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";

/** Keeps the buttons of a screen visible at the bottom of the window. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
