import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";

/** Keeps the buttons of a screen visible at the bottom of the window: back on the left, the next step on the right. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
