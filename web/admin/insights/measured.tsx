import { Bar } from "#web/ui/figures/bar.tsx";
import styles from "./insights.module.css";

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
