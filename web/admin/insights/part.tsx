import type { ReactNode } from "react";
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
