import { type FormEvent, useState } from "react";
import type { Passkey } from "#shared/contract/passkeys.ts";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { useFieldReasons } from "#web/admin/form/saving/field-reasons.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { passkeysWords } from "#web/i18n/admin/passkeys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import styles from "./account.module.css";

type Props = { of: Passkey; onDone: () => void };

/** In place of the passkey, until it is saved or left as it was. */
export function RenamePasskey({ of: { _id: id, name }, onDone }: Props) {
  const words = useWords(passkeysWords);
  const fieldReasons = useFieldReasons();
  const [next, setNext] = useState(name);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { run, isPending } = useAction("PUT /api/account/passkeys/:id", {
    success: words.renamed,
    failure: "server-toasts",
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const outcome = await run({ params: { id }, body: { name: next } });
    if (outcome.ok) onDone();
    else setErrors(fieldReasons(outcome.error));
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={words.name}
        required
        limit={nameLimit}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by its own button
        autoFocus
        error={errors["name"]}
        value={next}
        onChange={setNext}
      />
      <div className={styles.acts}>
        <Button type="submit" pending={isPending} pendingLabel={words.saving}>
          {words.save}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
