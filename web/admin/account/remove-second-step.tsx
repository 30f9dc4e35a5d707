import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { accountWords } from "#web/i18n/desk/account.ts";
import { AskFirst } from "#web/ui/overlays/ask-first.tsx";

/** For who has passkeys besides, which stay. */
export function RemoveApp() {
  const words = useWords(accountWords);
  const { run, isPending } = useAction("DELETE /api/account/second-step/app", {
    success: words.removedApp,
    failure: "server-toasts",
  });
  return (
    <AskFirst
      kind="secondary"
      label={words.removeApp}
      title={words.removeAppAsk}
      text={words.removeAppText}
      yes={words.removeYes}
      no={words.cancel}
      pending={isPending}
      pendingLabel={words.removing}
      act={() => run({})}
    />
  );
}

/** Where everybody needs one, the server says that it stays. */
export function RemoveSecondStep() {
  const words = useWords(accountWords);
  const { run, isPending } = useAction("DELETE /api/account/second-step", {
    success: words.removed,
    failure: "server-toasts",
  });
  return (
    <AskFirst
      kind="danger"
      label={words.remove}
      title={words.removeAsk}
      text={words.removeText}
      yes={words.removeYes}
      no={words.cancel}
      pending={isPending}
      pendingLabel={words.removing}
      act={() => run({})}
    />
  );
}
