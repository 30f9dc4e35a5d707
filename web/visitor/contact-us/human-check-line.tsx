import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldQuestion from "lucide-react/icons/shield-question-mark";
import { useWords } from "#web/core/language.tsx";
import { contactUsWords } from "#web/i18n/contact-us.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./contact-us-screen.module.css";
import type { HumanCheckState } from "./human-check.ts";

const sentences = {
  waiting: "checkWaiting",
  running: "checkRunning",
  done: "checkDone",
  failed: "checkFailed",
} as const;

/** Nothing to click, nothing to solve: it only says what goes on. */
export function HumanCheckLine({ state }: { state: HumanCheckState }) {
  const words = useWords(contactUsWords);
  return (
    <p className={styles.check} data-state={state}>
      <Icon of={state === "done" ? ShieldCheck : ShieldQuestion} />
      {words[sentences[state]]}
    </p>
  );
}
