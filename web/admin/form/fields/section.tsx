import type { ReactNode } from "react";
import styles from "./section.module.css";

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Fields that belong together, under one heading. */
export function FormSection({ title, intro, children }: Props) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
