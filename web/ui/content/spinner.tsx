import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./spinner.module.css";

/** Says, seen and spoken, that something is on its way. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className={styles.box}>
      <SpinnerRing />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}

/** The turning ring alone, for places that speak for themselves. */
export function SpinnerRing() {
  return <span className={styles.ring} aria-hidden="true" />;
}
