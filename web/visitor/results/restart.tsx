import { href, useNavigate } from "react-router";
import { loadRoute } from "#web/core/runtime/route-modules.ts";
import { useWords } from "#web/core/language.tsx";
import { commonWords } from "#web/i18n/core/common.words.ts";
import { restartWords } from "#web/i18n/visitor/results/restart.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { forgetContact, restart, useVisitor } from "#web/visitor/quiz/store.ts";
import { useOnDemand } from "./on-demand.ts";
import styles from "./results.module.css";

/** Asks, and then deletes everything on this device: to start over, or because the device is shared. */
export function RestartButton() {
  const words = useWords(restartWords);
  const { close: closeLabel } = useWords(commonWords);
  const isInvited = useVisitor()?.contactId !== undefined;
  const texts = isInvited ? words.invited : words.again;
  const { Window, open, close } = useOnDemand(
    () =>
      import("#web/ui/overlays/confirm-modal.tsx").then(
        (file) => file.ConfirmModal,
      ),
    words.cannotRestart,
  );
  const end = useEnd(isInvited, close);
  return (
    <section className={styles.end} data-only="scripts">
      <p>{texts.text}</p>
      <Button kind="secondary" onClick={open}>
        {texts.button}
      </Button>
      {Window && (
        <Window
          isOpen
          danger
          title={texts.ask}
          confirmLabel={texts.yes}
          cancelLabel={words.stay}
          closeLabel={closeLabel}
          onConfirm={end}
          onClose={close}
        >
          <p>{texts.what}</p>
        </Window>
      )}
    </section>
  );
}

/** Ends the visit. An invited family has one result and cannot start over, so its link is forgotten, too. */
function useEnd(isInvited: boolean, onFailure: () => void) {
  const words = useWords(restartWords);
  const navigate = useNavigate();
  const next = isInvited ? href("/") : href("/quiz/:id?");
  async function end() {
    try {
      // Load the next screen first, so that nothing is deleted without a connection.
      await loadRoute(next);
      const forgotten = restart();
      forgetContact();
      await forgotten;
      await navigate(next);
    } catch {
      onFailure();
      toasts.show({ text: words.cannotRestart, kind: "danger" });
    }
  }
  return () => void end();
}
