import type { ReactNode } from "react";
import styles from "./page.module.css";

interface BoxProps {
  gap?: 2 | 3 | 4 | 5;
  children: ReactNode;
}

/** The content column. It begins below the header's left edge and has a readable width. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** Stacks its children vertically with equal gaps. */
export function Stack({ gap = 4, children }: BoxProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}

/** Side by side, wrapping if there is no space. */
export function Row({ gap = 3, children }: BoxProps) {
  return (
    <div className={styles.row} data-gap={gap}>
      {children}
    </div>
  );
}
