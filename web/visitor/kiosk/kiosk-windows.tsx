import { createRoot, type Root } from "react-dom/client";
import {
  LanguageProvider,
  pageLanguage,
  useWords,
} from "#web/core/language.tsx";
import { kioskWords } from "#web/i18n/visitor/kiosk.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./kiosk-windows.module.css";

/** What the tablet shows above the page. */
export type KioskWindow =
  { kind: "none" } | { kind: "idle"; secondsLeft: number } | { kind: "unsent" };

interface Acts {
  goOn: () => void;
  wait: () => void;
  end: () => void;
}

let root: Root | undefined;

/** Renders beside the page, so that no page has to know about the tablet. */
export function renderWindow(shown: KioskWindow, acts: Acts) {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <LanguageProvider language={pageLanguage()}>
      <Windows shown={shown} acts={acts} />
    </LanguageProvider>,
  );
}

/** Replaces the page, until there is a connection to load another one. */
export function showOffline(hasUnsent: boolean) {
  root?.unmount();
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <LanguageProvider language={pageLanguage()}>
      <Offline hasUnsent={hasUnsent} />
    </LanguageProvider>,
  );
}

type Props = { shown: KioskWindow; acts: Acts };

export function Windows({ shown, acts }: Props) {
  const words = useWords(kioskWords);
  return (
    <>
      <Question
        isOpen={shown.kind === "idle"}
        title={words.idleTitle}
        text={shown.kind === "idle" ? words.idleText(shown.secondsLeft) : ""}
        stay={words.goOn}
        onStay={acts.goOn}
        onEnd={acts.end}
      />
      <Question
        isOpen={shown.kind === "unsent"}
        title={words.unsentTitle}
        text={words.unsentText}
        stay={words.wait}
        onStay={acts.wait}
        onEnd={acts.end}
      />
    </>
  );
}

interface QuestionProps {
  isOpen: boolean;
  title: string;
  text: string;
  stay: string;
  onStay: () => void;
  onEnd: () => void;
}

function Question(props: QuestionProps) {
  const { isOpen, title, text, stay, onStay, onEnd } = props;
  const words = useWords(kioskWords);
  return (
    <Modal
      isOpen={isOpen}
      role="alertdialog"
      title={title}
      closeLabel={words.close}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{stay}</Button>
          <Button kind="secondary" onClick={onEnd}>
            {words.finish}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
    </Modal>
  );
}

/** Stands in for the page until there is a connection. */
function Offline({ hasUnsent }: { hasUnsent: boolean }) {
  const words = useWords(kioskWords);
  return (
    <main className={styles.offline}>
      <title>{words.offlineTitle}</title>
      <h1>{words.offlineTitle}</h1>
      <p>{words.offlineText}</p>
      {hasUnsent && <p>{words.offlineUnsent}</p>}
    </main>
  );
}
