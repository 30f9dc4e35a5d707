import { useLanguage, useWords } from "#web/core/language.tsx";
import type { OwnSession } from "#shared/contract/account.ts";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { accountWords } from "#web/i18n/admin/account.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "./account.module.css";

/** Where one is signed in; each can be ended from here. */
export function OwnSessions({ sessions }: { sessions: OwnSession[] }) {
  const words = useWords(accountWords);
  return (
    <FormSection title={words.sessionsTitle} intro={words.sessionsText}>
      <ul role="list" className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session._id}>
            <Session of={session} />
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

function Session({ of }: { of: OwnSession }) {
  const words = useWords(accountWords);
  const language = useLanguage();
  const { run, isPending } = useAction("DELETE /api/account/sessions/:id", {
    success: words.sessionEnded,
    failure: { say: words.failed, except: "not_found" },
  });
  const end = () => run({ params: { id: of._id } });
  const device = of.device || words.unknownDevice;
  return (
    <>
      <div>
        <strong>{device}</strong>
        <small>
          {of.network && `${words.network(of.network)} · `}
          {words.seen(dateAndTime(of.seen, language))}
        </small>
      </div>
      {of.isThis ? (
        <span className={styles.own}>{words.thisSession}</span>
      ) : (
        <Button
          kind="secondary"
          compact
          pending={isPending}
          pendingLabel={words.ending}
          aria-label={words.endOf(device)}
          onClick={() => void end()}
        >
          {words.end}
        </Button>
      )}
    </>
  );
}
