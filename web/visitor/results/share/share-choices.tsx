import type { LucideIcon } from "lucide-react";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square-text";
import Printer from "lucide-react/icons/printer";
import type { Ref } from "react";
import { track } from "#web/core/events.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./share.module.css";

interface ShareChoicesProps {
  letter: Ref<HTMLAnchorElement>;
  /** What the phone's mail program opens. */
  address: string;
  onPrint: () => void;
  onSms: () => void;
}

export function ShareChoices({
  letter,
  address,
  onPrint,
  onSms,
}: ShareChoicesProps) {
  const words = useWords(resultsWords);
  const countLetter = () =>
    track("shared", { place: "/results/{id}/email-share" });
  return (
    <>
      <p className={styles.plain} data-only="plain">
        {words.printPlainly}
      </p>
      <button
        type="button"
        className={styles.choice}
        data-only="scripts"
        onClick={onPrint}
      >
        <ChoiceContent
          icon={Printer}
          title={words.print}
          helper={words.printHelper}
        />
      </button>
      <button
        type="button"
        className={styles.choice}
        data-only="scripts"
        onClick={onSms}
      >
        <ChoiceContent
          icon={MessageSquare}
          title={words.sms}
          helper={words.smsHelper}
        />
      </button>
      <a
        ref={letter}
        className={styles.choice}
        href={address}
        onClick={countLetter}
      >
        <ChoiceContent
          icon={Mail}
          title={words.email}
          helper={words.emailHelper}
        />
      </a>
    </>
  );
}

interface ChoiceContentProps {
  icon: LucideIcon;
  title: string;
  helper: string;
}

function ChoiceContent({ icon, title, helper }: ChoiceContentProps) {
  return (
    <>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{helper}</span>
      </span>
    </>
  );
}
