import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldQuestion from "lucide-react/icons/shield-question-mark";
import { useWords } from "#web/core/language.tsx";
import { humanCheckWords } from "#web/i18n/core/human-check.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import type { HumanCheckState } from "./human-check.ts";
import styles from "./human-check-line.module.css";

/** Nothing to click, nothing to solve: it only says what goes on. */
export function HumanCheckLine({ state }: { state: HumanCheckState }) {
  const words = useWords(humanCheckWords);
  return (
    <p className={styles.check} data-state={state}>
      <Icon of={state === "done" ? ShieldCheck : ShieldQuestion} />
      {words[state]}
    </p>
  );
}
