import type { LucideIcon } from "lucide-react";
import LinkIcon from "lucide-react/icons/link";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square-text";
import Printer from "lucide-react/icons/printer";
import Send from "lucide-react/icons/send";
import Share from "lucide-react/icons/share-2";
import { type Ref, useEffect, useRef } from "react";
import type { Result } from "#shared/contract/quiz/results.ts";
import type { Place } from "#shared/rules/quiz/places.ts";
import { track } from "#web/core/events.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useCanText } from "#web/core/can-text.ts";
import { usePublicUrl } from "#web/core/public-url.ts";
import {
  resultsWords,
  type ResultsWords,
} from "#web/i18n/visitor/results/results-screen.words.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { X } from "#web/ui/content/icons.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useOnDemand } from "#web/visitor/results/on-demand.ts";
import { useResultsPlace } from "#web/visitor/results/view.ts";
import type { VisitState } from "#web/visitor/results/visit/visit-store.ts";
import { sharedLink, useLetter } from "./letter.ts";
import styles from "./share.module.css";

interface ShareButtonProps {
  result: Result;
  visit: VisitState;
}

const loadSms = () => import("./sms-modal.tsx").then((file) => file.SmsModal);

/**
 * Offers the choices for sharing: first the phone's own share sheet and the link, then print, text message and
 * email.
 */
export function ShareButton({ result, visit }: ShareButtonProps) {
  const words = useWords(resultsWords);
  const menu = useRef<HTMLDivElement>(null);
  const letter = useRef<HTMLAnchorElement>(null);
  const sms = useOnDemand(loadSms, words.cannotOpen);
  const link = sharedLink(usePublicUrl(), result._id, useLanguage());
  const after = (act: () => void) => () => {
    menu.current?.hidePopover?.();
    act();
  };
  useOpenedByAddress({
    "/results/{id}/sms-share": sms.open,
    "/results/{id}/email-share": () => {
      // Also show the menu with its email link, because the mail program may not have opened.
      menu.current?.showPopover?.();
      onceLoaded(() => letter.current?.click());
    },
  });
  return (
    <div>
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
          link={link}
          address={useLetter(result, visit)}
          after={after}
          onSms={sms.open}
        />
      </div>
      {sms.Window && <sms.Window result={result._id} onClose={sms.close} />}
    </div>
  );
}

/** Opens the dialog or mail program named in the address. */
function useOpenedByAddress(acts: Partial<Record<Place, () => void>>) {
  const place = useResultsPlace();
  const act = useRef(acts[place]);
  useEffect(() => {
    act.current?.();
    act.current = undefined;
  }, []);
}

/** Waits until the page has loaded. Opening a mail program earlier would stop the loading. */
function onceLoaded(act: () => void) {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}

interface ShareChoicesProps {
  letter: Ref<HTMLAnchorElement>;
  link: string;
  /** The mailto: address. */
  address: string;
  /** Closes the menu, then runs the action. */
  after: (act: () => void) => () => void;
  onSms: () => void;
}

function ShareChoices(props: ShareChoicesProps) {
  const { letter, link, address, after, onSms } = props;
  const words = useWords(resultsWords);
  const count = (place: Place) => track("shared", { place });
  return (
    <>
      <div className={styles.head}>
        <p aria-hidden="true">{words.shareHow}</p>
        <IconButton
          icon={X}
          label={words.close}
          popoverTarget="share-menu"
          popoverTargetAction="hide"
        />
      </div>
      <p className={styles.plain} data-only="plain">
        {words.printPlainly}
      </p>
      {"share" in navigator && (
        <Choice
          icon={Send}
          title={words.shareSheet}
          helper={words.shareSheetHelper}
          onClick={after(() => void openShareSheet(link, words))}
        />
      )}
      <Choice
        icon={LinkIcon}
        title={words.copyLink}
        helper={words.copyLinkHelper}
        onClick={after(() => void copyText(link, words))}
      />
      <Choice
        icon={Printer}
        title={words.print}
        helper={words.printHelper}
        onClick={after(() => print())}
      />
      {useCanText() && (
        <Choice
          icon={MessageSquare}
          title={words.sms}
          helper={words.smsHelper}
          onClick={after(onSms)}
        />
      )}
      <a
        ref={letter}
        className={styles.choice}
        href={address}
        onClick={() => count("/results/{id}/email-share")}
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

/** Opens the phone's share sheet; canceling it is not a failure. */
async function openShareSheet(url: string, words: ResultsWords) {
  try {
    await navigator.share({ title: words.shareTitle, url });
    track("shared", { place: "/results/{id}" });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    toasts.show({ text: words.cannotOpen, kind: "danger" });
  }
}

interface ChoiceProps extends ChoiceContentProps {
  onClick: () => void;
}

function Choice({ onClick, ...content }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      data-only="scripts"
      onClick={onClick}
    >
      <ChoiceContent {...content} />
    </button>
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
