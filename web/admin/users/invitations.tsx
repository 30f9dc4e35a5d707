import { useState } from "react";
import type { StaffInvitation } from "#shared/contract/staff-links.ts";
import { FormSection } from "#web/admin/form/fields.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { invitedWords } from "#web/i18n/admin/users/invited.ts";
import { rolesWords } from "#web/i18n/admin/users/roles.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AskFirst } from "#web/ui/overlays/ask-first.tsx";
import { type NewLink, NewLinkModal } from "./new-link-modal.tsx";
import styles from "./users.module.css";

/** The people who were invited and have not joined yet. */
export function Invitations({ invited }: { invited: StaffInvitation[] }) {
  const words = useWords(invitedWords);
  const [made, setMade] = useState<NewLink>();
  return (
    <>
      {invited.length > 0 && (
        <FormSection title={words.listTitle} intro={words.listText}>
          <ul role="list" className={styles.invited}>
            {invited.map((each) => (
              <li key={each._id}>
                <Person invited={each} />
                <div className={styles.invitedActs}>
                  <Renew invited={each} onMade={setMade} />
                  <Withdraw invited={each} />
                </div>
              </li>
            ))}
          </ul>
        </FormSection>
      )}
      {made && <NewLinkModal link={made} onClose={() => setMade(undefined)} />}
    </>
  );
}

type Each = { invited: StaffInvitation };

function Person({ invited: { name, email, roles, by, until, isOver } }: Each) {
  const words = useWords(invitedWords);
  const { names } = useWords(rolesWords);
  const moment = dateAndTime(until, useLanguage());
  return (
    <div className={styles.who}>
      <strong>{name}</strong>
      <span>{email}</span>
      <small>
        {roles.map((role) => names[role]).join(", ")} · {words.by(by)}
      </small>
      <small className={isOver ? styles.over : undefined}>
        {isOver ? words.over(moment) : words.until(moment)}
      </small>
    </div>
  );
}

function Renew({
  invited: { _id: id, name, email },
  onMade,
}: Each & { onMade: (made: NewLink) => void }) {
  const words = useWords(invitedWords);
  const { run, isPending } = useAction(
    "POST /api/staff-invitations/:id/renew",
    {
      failure: "server-toasts",
    },
  );

  async function renew() {
    const outcome = await run({ params: { id } });
    if (outcome.ok) onMade({ name, email, ...outcome.reply });
  }

  return (
    <Button
      kind="secondary"
      compact
      pending={isPending}
      pendingLabel={words.making}
      aria-label={words.renewOf(name)}
      onClick={() => void renew()}
    >
      {words.renew}
    </Button>
  );
}

function Withdraw({ invited: { _id: id, name } }: Each) {
  const words = useWords(invitedWords);
  const { run, isPending } = useAction("DELETE /api/staff-invitations/:id", {
    success: words.withdrawn,
    failure: "server-toasts",
  });
  return (
    <AskFirst
      kind="quiet"
      compact
      label={words.withdraw}
      aria-label={words.withdrawOf(name)}
      title={words.withdrawAsk(name)}
      text={words.withdrawText}
      yes={words.withdrawYes}
      no={words.cancel}
      pending={isPending}
      pendingLabel={words.withdrawing}
      act={() => run({ params: { id } })}
    />
  );
}
