import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./spinner.module.css";

/** A loading spinner with a label, also for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className={styles.box}>
      <SpinnerRing />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}

/** The spinner without a label. */
export function SpinnerRing() {
  return <span className={styles.ring} aria-hidden="true" />;
}
