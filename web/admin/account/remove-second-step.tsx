import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { accountWords } from "#web/i18n/admin/account.ts";
import { AskFirst } from "#web/ui/overlays/ask-first.tsx";

const lines = {
  /** For who has passkeys besides, which stay. */
  app: "DELETE /api/account/second-step/app",
  /** Where everybody needs one, the server says that it stays. */
  all: "DELETE /api/account/second-step",
} as const;

export function RemoveSecondStep({ what }: { what: keyof typeof lines }) {
  const words = useWords(accountWords);
  const { label, title, text, removed } = words.removals[what];
  const { run, isPending } = useAction(lines[what], {
    success: removed,
    failure: "server-toasts",
  });
  return (
    <AskFirst
      kind={what === "all" ? "danger" : "secondary"}
      label={label}
      title={title}
      text={text}
      yes={words.removeYes}
      no={words.cancel}
      pending={isPending}
      pendingLabel={words.removing}
      act={() => run({})}
    />
  );
}
