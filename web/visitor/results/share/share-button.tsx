import type { LucideIcon } from "lucide-react";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square-text";
import Printer from "lucide-react/icons/printer";
import Share from "lucide-react/icons/share-2";
import { type Ref, useEffect, useRef } from "react";
import type { Result } from "#shared/contract/results.ts";
import type { Place } from "#shared/rules/places.ts";
import { track } from "#web/core/events.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { useOnDemand } from "#web/visitor/results/on-demand.ts";
import { useResultsPlace } from "#web/visitor/results/view.ts";
import type { Visit } from "#web/visitor/results/visit/visit-store.ts";
import { useLetter } from "./letter.ts";
import styles from "./share.module.css";

interface ShareButtonProps {
  result: Result;
  visit: Visit;
}

const loadSms = () => import("./sms-modal.tsx").then((file) => file.SmsModal);

/** Floats within reach of the thumb, and rests below the last words when the page ends. */
export function ShareButton({ result, visit }: ShareButtonProps) {
  const words = useWords(resultsWords);
  const menu = useRef<HTMLDivElement>(null);
  const letter = useRef<HTMLAnchorElement>(null);
  const sms = useOnDemand(loadSms, words.cannotOpen);
  const after = (act: () => void) => () => {
    menu.current?.hidePopover?.();
    act();
  };
  useOpenedByAddress({
    "/results/{id}/sms-share": sms.open,
    "/results/{id}/email-share": () => {
      // Where the mail program does not open by itself, the menu offers it once more.
      menu.current?.showPopover?.();
      onceLoaded(() => letter.current?.click());
    },
  });
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="share-menu"
      >
        <Icon of={Share} />
        {words.share}
      </button>
      <div
        ref={menu}
        id="share-menu"
        popover="auto"
        role="group"
        aria-label={words.shareHow}
        data-card
        className={styles.menu}
        onToggle={() => void loadSms().catch(() => undefined)}
      >
        <ShareChoices
          letter={letter}
          address={useLetter(result, visit)}
          onPrint={after(() => print())}
          onSms={after(sms.open)}
        />
      </div>
      {sms.Window && <sms.Window result={result._id} onClose={sms.close} />}
    </div>
  );
}

/** The addresses for sharing open what they name. */
function useOpenedByAddress(acts: Partial<Record<Place, () => void>>) {
  const place = useResultsPlace();
  const act = useRef(acts[place]);
  useEffect(() => {
    act.current?.();
    act.current = undefined;
  }, []);
}

/** Waits for the whole page: a mail program in front of it would stop its loading. */
function onceLoaded(act: () => void) {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}

interface ShareChoicesProps {
  letter: Ref<HTMLAnchorElement>;
  /** What the phone's mail program opens. */
  address: string;
  onPrint: () => void;
  onSms: () => void;
}

function ShareChoices({ letter, address, onPrint, onSms }: ShareChoicesProps) {
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
