import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { dropToken } from "#web/core/calls/session.ts";
import { usersWords } from "#web/i18n/admin/users.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";

/** Ends all of one's own sessions, wherever they were forgotten. */
export function SignOutEverywhere() {
  const words = useWords(usersWords);
  const leave = useLeave();
  const [isPending, setPending] = useState(false);

  async function signOut() {
    setPending(true);
    try {
      await call("DELETE /api/auth/all", {});
      dropToken();
      leave("/login");
    } catch {
      toasts.show({ text: words.everywhereFailed, kind: "danger" });
      setPending(false);
    }
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
