import { href, useNavigate } from "react-router";
import { useScreenFiles } from "#web/core/navigation/screen-files.ts";
import { useWords } from "#web/core/language.tsx";
import { restartWords } from "#web/i18n/visitor/results/restart.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { restart, useVisitor } from "#web/visitor/quiz/visitor.ts";
import { useOnDemand } from "./on-demand.ts";
import styles from "./results.module.css";

/** Begins anew, after asking; this phone keeps nothing but the invitation, which leads back here. */
export function RestartButton() {
  const words = useWords(restartWords);
  const isInvited = useVisitor()?.contactId !== undefined;
  const said = isInvited ? words.invited : words.again;
  const navigate = useNavigate();
  const { fetchScreen } = useScreenFiles();
  const { Window, open, close } = useOnDemand(
    () => import("./restart-modal.tsx").then((file) => file.RestartModal),
    words.cannotRestart,
  );
  async function startOver() {
    try {
      // Nothing is removed before the screen to go on with is here.
      await fetchScreen(href("/quiz/:id?"));
      restart();
      await navigate(href("/quiz/:id?"));
    } catch {
      close();
      toasts.show({ text: words.cannotRestart, kind: "danger" });
    }
  }
  return (
    <section className={styles.end}>
      <p>{said.text}</p>
      <Button kind="secondary" onClick={open}>
        {said.button}
      </Button>
      {Window && (
        <Window said={said} onYes={() => void startOver()} onNo={close} />
      )}
    </section>
  );
}
