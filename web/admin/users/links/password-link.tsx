import { useState } from "react";
import type { User } from "#shared/contract/users.ts";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { invitedWords } from "#web/i18n/admin/users/invited.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkOnce, type MadeLink } from "./link-once.tsx";

/** For who forgot the password and gets no mail: the link is passed on by an admin. */
export function PasswordLink({
  user: { _id: id, name, email },
}: {
  user: User;
}) {
  const words = useWords(invitedWords);
  const [made, setMade] = useState<MadeLink>();
  const { run, isPending } = useAction("POST /api/users/:id/password-link", {
    failure: "server-toasts",
    revalidate: false,
  });

  async function make() {
    const outcome = await run({ params: { id } });
    if (outcome.ok) setMade({ name, email, ...outcome.reply });
  }

  return (
    <FormSection title={words.passwordTitle} intro={words.passwordText}>
      <Button
        kind="secondary"
        pending={isPending}
        pendingLabel={words.making}
        onClick={() => void make()}
      >
        {words.passwordButton}
      </Button>
      {made && <LinkOnce made={made} onClose={() => setMade(undefined)} />}
    </FormSection>
  );
}
