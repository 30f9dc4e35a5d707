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
      <SmsChoice onSms={onSms} />
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

/** Opens a window; without scripts its form stands on the page. */
function SmsChoice({ onSms }: Pick<ShareChoicesProps, "onSms">) {
  const words = useWords(resultsWords);
  const content = (
    <ChoiceContent
      icon={MessageSquare}
      title={words.sms}
      helper={words.smsHelper}
    />
  );
  return (
    <>
      <button
        type="button"
        className={styles.choice}
        data-only="scripts"
        onClick={onSms}
      >
        {content}
      </button>
      <a className={styles.choice} data-only="plain" href="#text-message">
        {content}
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
