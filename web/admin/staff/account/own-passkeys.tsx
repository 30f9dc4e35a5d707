import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import type { Passkey } from "#shared/contract/staff/passkeys.ts";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { deviceOf } from "#shared/rules/staff/device.ts";
import { FormSection } from "#web/admin/form/fields.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import {
  makePasskey,
  usePasskeysHere,
  usePasskeyTrouble,
} from "#web/admin/staff/passkeys/passkeys.ts";
import { RecoveryCodes } from "#web/admin/staff/two-step/two-step.tsx";
import { useProblems } from "#web/admin/use-problems.ts";
import { useAction, useMutation } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { passkeysWords } from "#web/i18n/admin/staff/passkeys.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { ConfirmButton } from "#web/ui/overlays/confirm-button.tsx";
import styles from "./account.module.css";

/** The user's passkeys, with a form to add one. */
export function OwnPasskeys({ passkeys }: { passkeys: Passkey[] }) {
  const words = useWords(passkeysWords);
  const isHere = usePasskeysHere();
  const [codes, setCodes] = useState<string[]>([]);
  return (
    <FormSection title={words.title} intro={words.text}>
      {passkeys.length === 0 ? (
        codes.length === 0 && <p>{words.none}</p>
      ) : (
        <ul role="list" aria-label={words.title} className={styles.lines}>
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
      <ConfirmButton
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

type RenameProps = { of: Passkey; onDone: () => void };

/** Renames a passkey, in place of its row. */
function RenamePasskey({ of: { _id: id, name }, onDone }: RenameProps) {
  const words = useWords(passkeysWords);
  const form = useAdminForm({
    start: { name },
    draftOf: (saved) => saved,
    contentOf: (draft) => draft,
    send: (body) =>
      call("PUT /api/account/passkeys/:id", { params: { id }, body }),
    success: words.renamed,
    failure: "server-toasts",
    onSaved: onDone,
  });
  return (
    <form {...form.props} className={styles.form}>
      <Field
        label={words.name}
        required
        limit={nameLimit}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by its own button
        autoFocus
        {...form.fieldProps("name")}
      />
      <div className={styles.acts}>
        <Button
          type="submit"
          pending={form.isPending}
          pendingLabel={words.saving}
        >
          {words.save}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

type AddProps = {
  /** Called with the recovery codes if the passkey turns on two-step verification. */
  onAdded: (recoveryCodes: string[]) => void;
};

/** Asks for a name, then creates the passkey in the browser. */
function AddPasskey({ onAdded }: AddProps) {
  const words = useWords(passkeysWords);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button icon={KeyRound} onClick={() => setOpen(true)}>
        {words.add}
      </Button>
    );
  return <NameForm onAdded={onAdded} onClose={() => setOpen(false)} />;
}

function NameForm({ onAdded, onClose }: AddProps & { onClose: () => void }) {
  const words = useWords(passkeysWords);
  const troubleOf = usePasskeyTrouble();
  const [name, setName] = useState(() => deviceOf(navigator.userAgent));
  const { run, isPending, messages } = useMutation(
    async () => {
      const options = await call("POST /api/account/passkeys/options", {});
      const credential = await makePasskey(options);
      const body = { name, credential };
      const reply = await call("POST /api/account/passkeys", { body });
      onAdded(reply.recoveryCodes);
    },
    { success: words.added, failure: { messagesOf: troubleOf } },
  );

  const { form, errorOf } = useProblems(async () => {
    if ((await run()).ok) onClose();
  });

  return (
    <form {...form} className={styles.form}>
      <Messages of={messages} />
      <Field
        label={words.name}
        helper={words.nameHelper}
        name="name"
        required
        error={errorOf("name")}
        limit={nameLimit}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by its own button
        autoFocus
        value={name}
        onChange={setName}
      />
      <div className={styles.acts}>
        <Button type="submit" pending={isPending} pendingLabel={words.adding}>
          {words.next}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
