import { useState } from "react";
import type { ApiToken } from "#shared/contract/tokens.ts";
import { useAction } from "#web/core/calls/action.ts";
import { dateAndTime, longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { rolesWords } from "#web/i18n/admin/users/roles.ts";
import { tokensWords } from "#web/i18n/admin/tokens.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

/** A token, what it may do, until when; it can be ended from here. */
export function ListedToken({ of: token }: { of: ApiToken }) {
  const words = useWords(tokensWords);
  const { names } = useWords(rolesWords);
  const language = useLanguage();
  const { name, roles, owner, isOwn, expires, lastused } = token;
  const [opened] = useState(() => Date.now());
  const day = longDate(expires, language);
  const facts = [
    roles.map((role) => names[role]).join(", "),
    Date.parse(expires) > opened ? words.until(day) : words.over(day),
    lastused ? words.used(dateAndTime(lastused, language)) : words.unused,
    ...(isOwn ? [] : [words.of(owner)]),
  ];
  return (
    <>
      <div>
        <strong>{name}</strong>
        <small>{facts.join(" · ")}</small>
      </div>
      <EndToken of={token} />
    </>
  );
}

function EndToken({ of: { _id: id, name } }: { of: ApiToken }) {
  const words = useWords(tokensWords);
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction("DELETE /api/account/tokens/:id", {
    success: words.ended,
    failure: { say: words.failed, except: "not_found" },
  });
  async function end() {
    await run({ params: { id } });
    setAsking(false);
  }
  return (
    <>
      <Button
        kind="secondary"
        compact
        aria-label={words.endOf(name)}
        onClick={() => setAsking(true)}
      >
        {words.end}
      </Button>
      <ConfirmModal
        isOpen={isAsking}
        danger
        title={words.endTitle(name)}
        confirmLabel={words.endYes}
        cancelLabel={words.cancel}
        closeLabel={words.cancel}
        pending={isPending}
        pendingLabel={words.ending}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      >
        {words.endText}
      </ConfirmModal>
    </>
  );
}
