import type { ReactNode } from "react";
import styles from "./page.module.css";

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface BoxProps {
  gap?: Gap;
  children: ReactNode;
}

/** The column that everything stands in: as wide as reading likes it, or wider for tools. */
export function Page({
  width = "reading",
  children,
}: {
  width?: "reading" | "wide" | "full";
  children: ReactNode;
}) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
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
export function Row({
  gap = 3,
  spread = false,
  children,
}: BoxProps & { spread?: boolean }) {
  return (
    <div className={styles.row} data-gap={gap} data-spread={spread}>
      {children}
    </div>
  );
}

/** A quiet sheet on the page. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
