import Send from "lucide-react/icons/send";
import { useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { invitedWords } from "#web/i18n/admin/users/invited.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { InviteModal } from "./invite-modal.tsx";
import { LinkOnce, type MadeLink } from "./link-once.tsx";

/** Invites somebody who then chooses a password of their own. */
export function InviteButton({ describedBy }: { describedBy: string }) {
  const words = useWords(invitedWords);
  const [showing, setShowing] = useState<"nothing" | "form" | MadeLink>(
    "nothing",
  );
  const close = () => setShowing("nothing");
  return (
    <>
      <Button
        compact
        icon={Send}
        aria-describedby={describedBy}
        onClick={() => setShowing("form")}
      >
        {words.invite}
      </Button>
      {showing === "form" && (
        <InviteModal onMade={setShowing} onClose={close} />
      )}
      {typeof showing === "object" && (
        <LinkOnce made={showing} onClose={close} />
      )}
    </>
  );
}
