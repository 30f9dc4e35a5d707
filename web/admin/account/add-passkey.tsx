import KeyRound from "lucide-react/icons/key-round";
import { type FormEvent, useState } from "react";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { deviceOf } from "#shared/rules/staff/device.ts";
import { useProblems } from "#web/admin/use-problems.ts";
import { makePasskey } from "#web/admin/passkeys/browser.ts";
import { usePasskeyTrouble } from "#web/admin/passkeys/use-passkey-trouble.ts";
import { useAttempt } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { passkeysWords } from "#web/i18n/admin/passkeys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import styles from "./account.module.css";

type Props = {
  /** Hears recovery codes, if it is the first second step. */
  onAdded: (recoveryCodes: string[]) => void;
};

/** Asks for a name, then lets the browser make the passkey. */
export function AddPasskey({ onAdded }: Props) {
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

function NameForm({ onAdded, onClose }: Props & { onClose: () => void }) {
  const words = useWords(passkeysWords);
  const troubleOf = usePasskeyTrouble();
  const problems = useProblems();
  const [name, setName] = useState(() => deviceOf(navigator.userAgent));
  const { run, isPending, messages } = useAttempt(
    async () => {
      const asked = await call("POST /api/account/passkeys/options", {});
      const credential = await makePasskey(asked);
      const body = { name, credential };
      const done = await call("POST /api/account/passkeys", { body });
      onAdded(done.recoveryCodes);
    },
    { success: words.added, failure: { messagesOf: troubleOf } },
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!problems.check(event.currentTarget)) return;
    if ((await run()).ok) onClose();
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <Messages of={messages} />
      <Field
        label={words.name}
        helper={words.nameHelper}
        name="name"
        required
        error={problems.errorOf("name")}
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
