import { useNavigation } from "react-router";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./waiting-line.module.css";

interface WaitingLineProps {
  label: string;
  /** While the files of the next screen are fetched, before the router sets out. */
  isWaiting?: boolean;
}

/** Shows that the next screen is on its way, where the connection lets it take a while. */
export function WaitingLine({ label, isWaiting = false }: WaitingLineProps) {
  const isUnderWay = useNavigation().state !== "idle" || isWaiting;
  return (
    <output className={styles.line} data-waiting={isUnderWay} data-print="hide">
      {isUnderWay && <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  );
}
