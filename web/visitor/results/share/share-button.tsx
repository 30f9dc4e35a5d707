import Share from "lucide-react/icons/share-2";
import { useEffect, useRef } from "react";
import type { Result } from "#shared/contract/results.ts";
import type { Place } from "#shared/rules/places.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { useArrival } from "#web/visitor/results/arrival.ts";
import { useOnDemand } from "#web/visitor/results/on-demand.ts";
import type { Visit } from "#web/visitor/results/visit/visit-store.ts";
import { useLetter } from "./letter.ts";
import { ShareChoices } from "./share-choices.tsx";
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

/** Two of the addresses go straight to what they name. */
function useOpenedByAddress(acts: Partial<Record<Place, () => void>>) {
  const { place } = useArrival();
  const act = useRef(acts[place]);
  useEffect(() => {
    act.current?.();
    act.current = undefined;
  }, []);
}

/** Another program in front of a page that is half there would keep the rest of it from loading. */
function onceLoaded(act: () => void) {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}
