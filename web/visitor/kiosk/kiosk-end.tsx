import Check from "lucide-react/icons/check";
import Printer from "lucide-react/icons/printer";
import Smartphone from "lucide-react/icons/smartphone";
import { type ComponentProps, useState } from "react";
import type { kioskParts } from "#web/core/kiosk.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { usePublicUrl } from "#web/core/public-url.ts";
import { kioskWords } from "#web/i18n/visitor/kiosk.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { QrCode } from "#web/ui/content/qr-code.tsx";
import { Row } from "#web/ui/layout/page.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import barStyles from "#web/visitor/results/results-bar.module.css";
import { useNames } from "#web/visitor/quiz/store.ts";
import { takeAddress } from "#web/visitor/results/take/take-address.ts";
import { wipeTablet } from "./wipe-tablet.ts";
import styles from "./kiosk-end.module.css";

const takeId = "take-along";

/** The bar with the button that clears the tablet for the next family. */
export function DoneBar() {
  const words = useWords(kioskWords);
  const [isAsking, setAsking] = useState(false);
  function finish() {
    setAsking(false);
    void wipeTablet();
  }
  return (
    <>
      <div className={barStyles.bar}>
        <a className={barStyles.link} href={`#${takeId}`}>
          <Icon of={Smartphone} />
          <span>{words.takeShort}</span>
        </a>
        <Button icon={Check} onClick={() => setAsking(true)}>
          {words.done}
        </Button>
      </div>
      <ConfirmModal
        isOpen={isAsking}
        title={words.doneTitle}
        confirmLabel={words.doneYes}
        cancelLabel={words.doneNo}
        closeLabel={words.close}
        onConfirm={finish}
        onClose={() => setAsking(false)}
      >
        <p>{words.doneText}</p>
      </ConfirmModal>
    </>
  );
}

type TakeAlongProps = ComponentProps<NonNullable<typeof kioskParts.TakeAlong>>;

/** How the family takes its results and questions along: with a code for its own phone, on paper, or to the doctor. */
export function TakeAlong({ children, ...props }: TakeAlongProps) {
  return (
    <>
      <Code {...props} />
      <WithoutPhone>{children}</WithoutPhone>
    </>
  );
}

function Code({ result, questions }: Omit<TakeAlongProps, "children">) {
  const words = useWords(kioskWords);
  const { address, leftOut } = takeAddress(result, questions, {
    origin: usePublicUrl(),
    language: useLanguage(),
    names: useNames(result._id),
  });
  return (
    <section
      id={takeId}
      className={styles.card}
      tabIndex={-1}
      aria-labelledby="take-along-title"
    >
      <div className={styles.words}>
        <h2 id="take-along-title">{words.takeTitle}</h2>
        <p>{words.takeText}</p>
        {leftOut > 0 && <p>{words.leftOut(leftOut)}</p>}
      </div>
      <div className={styles.code}>
        <QrCode text={address} label={words.takeCode} />
      </div>
    </section>
  );
}

function WithoutPhone({ children }: Pick<TakeAlongProps, "children">) {
  const words = useWords(kioskWords);
  return (
    <section className={styles.card} aria-labelledby="no-phone-title">
      <div className={styles.words}>
        <h2 id="no-phone-title">{words.noPhone}</h2>
        <p>{words.noPhoneText}</p>
      </div>
      <Row>
        {children}
        <Button kind="secondary" compact icon={Printer} onClick={() => print()}>
          {words.print}
        </Button>
      </Row>
    </section>
  );
}
