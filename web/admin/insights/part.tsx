import type { ReactNode } from "react";
import { Bar } from "#web/ui/figures/bar.tsx";
import styles from "./insights.module.css";

type Props = { title: string; text?: string; children: ReactNode };

/** One question that is answered, with its figures. */
export function Part({ title, text, children }: Props) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {text && <p className={styles.method}>{text}</p>}
      {children}
    </section>
  );
}

/** A figure, and the bar that draws it. */
export function Measured({
  shares,
  children,
}: {
  shares: number[];
  children: string;
}) {
  return (
    <span className={styles.measured}>
      <Bar shares={shares} />
      <span className={styles.number}>{children}</span>
    </span>
  );
}
