import type { MouseEvent } from "react";
import { href, useNavigate, useParams } from "react-router";
import { fetchScreen } from "#web/core/navigation/screen-files.ts";
import { useWords } from "#web/core/language.tsx";
import { restartWords } from "#web/i18n/visitor/results/restart.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { forgetContact, restart, useVisitor } from "#web/visitor/quiz/store.ts";
import { useOnDemand } from "./on-demand.ts";
import { AskHere } from "#web/visitor/results/plain/ask-here.tsx";
import { useAnswered } from "#web/visitor/results/plain/answered.ts";
import styles from "./results.module.css";

/** Deletes all that this device keeps, after asking: to begin anew, or because others use it, too. */
export function RestartButton() {
  const words = useWords(restartWords);
  const { id = "" } = useParams();
  const isInvited = useVisitor()?.contactId !== undefined;
  const said = isInvited ? words.invited : words.again;
  const isAsking = "isAsking" in (useAnswered() ?? {});
  const { Window, open, close } = useOnDemand(
    () => import("./restart-modal.tsx").then((file) => file.RestartModal),
    words.cannotRestart,
  );
  const end = useEnd(isInvited, close);
  const instead = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <section className={styles.end} id="end">
      {/* Without a script the server asks, and deletes what is carried. */}
      <form method="post" action={`${href("/results/:id", { id })}#end`}>
        {isAsking ? (
          <AskHere said={said} onYes={instead(end)} />
        ) : (
          <>
            <p>{said.text}</p>
            <Button
              kind="secondary"
              type="submit"
              name="do"
              value="ask"
              onClick={instead(open)}
            >
              {said.button}
            </Button>
          </>
        )}
      </form>
      {Window && <Window said={said} onYes={end} onNo={close} />}
    </section>
  );
}

/** An invited family has one result, so that it has nothing to begin anew: its link is forgotten, too. */
function useEnd(isInvited: boolean, onFailure: () => void) {
  const words = useWords(restartWords);
  const navigate = useNavigate();
  const next = isInvited ? href("/") : href("/quiz/:id?");
  async function end() {
    try {
      // Nothing is removed before the screen to go on with is here.
      await fetchScreen(next);
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
