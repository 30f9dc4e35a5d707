import type { ReactNode } from "react";
import styles from "./page.module.css";

interface BoxProps {
  gap?: 2 | 3 | 4 | 5;
  children: ReactNode;
}

/** The column that everything stands in: as wide as reading likes it. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** One under another, with the same gap between all. */
export function Stack({ gap = 4, children }: BoxProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}

/** Side by side, wrapping where there is no room. */
export function Row({ gap = 3, children }: BoxProps) {
  return (
    <div className={styles.row} data-gap={gap}>
      {children}
    </div>
  );
}
