import { useNavigation } from "react-router";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./waiting-line.module.css";

/** Shows that the next screen is on its way, where the connection lets it take a while. */
export function WaitingLine({ label }: { label: string }) {
  const isWaiting = useNavigation().state !== "idle";
  return (
    <output className={styles.line} data-waiting={isWaiting} data-print="hide">
      {isWaiting && <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  );
}
