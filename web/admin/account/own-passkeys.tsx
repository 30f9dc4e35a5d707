import { useState } from "react";
import type { Passkey } from "#shared/contract/passkeys.ts";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { usePasskeysHere } from "#web/admin/passkeys/use-passkeys-here.ts";
import { RecoveryCodes } from "#web/admin/second-step/recovery-codes.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { dateAndTime, longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { passkeysWords } from "#web/i18n/admin/passkeys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AskFirst } from "#web/ui/overlays/ask-first.tsx";
import styles from "./account.module.css";
import { AddPasskey } from "./add-passkey.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";

/** One's own passkeys: each can be removed, and more be added. */
export function OwnPasskeys({ passkeys }: { passkeys: Passkey[] }) {
  const words = useWords(passkeysWords);
  const isHere = usePasskeysHere();
  const [codes, setCodes] = useState<string[]>([]);
  return (
    <FormSection title={words.title} intro={words.text}>
      {passkeys.length === 0 ? (
        codes.length === 0 && <p>{words.none}</p>
      ) : (
        <ul role="list" aria-label={words.title} className={styles.sessions}>
          {passkeys.map((passkey) => (
            <li key={passkey._id}>
              <Row of={passkey} />
            </li>
          ))}
        </ul>
      )}
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onSaved={() => setCodes([])} />
      ) : isHere ? (
        <AddPasskey onAdded={setCodes} />
      ) : (
        <p>{words.unsupported}</p>
      )}
    </FormSection>
  );
}

function Row({ of: passkey }: { of: Passkey }) {
  const words = useWords(passkeysWords);
  const language = useLanguage();
  const { name, added, used, alone, elsewhere } = passkey;
  const { run, isPending } = useAction("DELETE /api/account/passkeys/:id", {
    success: words.removed,
    failure: "server-toasts",
  });
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming)
    return <RenamePasskey of={passkey} onDone={() => setRenaming(false)} />;
  const facts = [
    words.addedOn(longDate(added, language)),
    used ? words.usedOn(dateAndTime(used, language)) : words.neverUsed,
    alone ? words.alone : words.second,
  ];
  return (
    <>
      <div>
        <strong>{name}</strong>
        <small>{facts.join(" · ")}</small>
        {elsewhere !== null && <small>{words.madeFor(elsewhere)}</small>}
      </div>
      <Button
        kind="quiet"
        compact
        aria-label={words.renameOf(name)}
        onClick={() => setRenaming(true)}
      >
        {words.rename}
      </Button>
      <AskFirst
        kind="secondary"
        compact
        label={words.remove}
        aria-label={words.removeOf(name)}
        title={words.removeAsk(name)}
        text={words.removeText}
        yes={words.removeYes}
        no={words.cancel}
        pending={isPending}
        pendingLabel={words.removing}
        act={() => run({ params: { id: passkey._id } })}
      />
    </>
  );
}
