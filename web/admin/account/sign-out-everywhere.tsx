import { href } from "react-router";
import LogOut from "lucide-react/icons/log-out";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { dropToken } from "#web/core/calls/session.ts";
import { accountWords } from "#web/i18n/admin/account.ts";
import { Button } from "#web/ui/actions/button.tsx";

/** Ends all of one's own sessions, wherever they were forgotten. */
export function SignOutEverywhere() {
  const words = useWords(accountWords);
  const leave = useLeave();
  const { run, isPending } = useAction("DELETE /api/auth/all", {
    failure: { say: words.failed },
    revalidate: false,
  });

  async function signOut() {
    const { ok } = await run({});
    if (!ok) return;
    dropToken();
    leave(href("/login"));
  }

  return (
    <FormSection title={words.everywhereTitle} intro={words.everywhereText}>
      <Button
        kind="secondary"
        icon={LogOut}
        pending={isPending}
        pendingLabel={words.everywherePending}
        onClick={() => void signOut()}
      >
        {words.everywhereButton}
      </Button>
    </FormSection>
  );
}
