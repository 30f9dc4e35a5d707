import { type FormEvent, useId, useState } from "react";
import styles from "#web/admin/contacts/adding/add-form.module.css";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { savedWords } from "#web/i18n/admin/contacts/saved.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import type { Views } from "./use-views.ts";

type Props = { views: Views; onClose: () => void };

/** Keeps what is looked at under a name, or changes the name, or deletes the view. */
export function ViewModal({ views, onClose }: Props) {
  const words = useWords(savedWords);
  const { close } = useWords(contactsWords);
  const { isPending, messages } = views;
  const [current] = useState(views.current);
  const [name, setName] = useState(current?.name ?? "");
  const id = useId();

  function leave() {
    if (isPending) return;
    views.forgetMessages();
    onClose();
  }
  async function closeAfter(work: Promise<boolean>) {
    if (await work) onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) void closeAfter(views.save(name));
  }

  return (
    <Modal
      isOpen
      title={current ? words.changeTitle : words.saveTitle}
      closeLabel={close}
      onClose={leave}
      actions={
        <Actions
          form={id}
          isPending={isPending}
          onLeave={leave}
          onDelete={current && (() => void closeAfter(views.remove()))}
        />
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        <p>{current ? words.changeText : words.saveText}</p>
        <Field
          label={words.viewName}
          required
          autoComplete="off"
          limit={nameLimit}
          value={name}
          onChange={setName}
        />
        <Messages of={messages} />
      </form>
    </Modal>
  );
}

type ActionProps = {
  form: string;
  isPending: boolean;
  onLeave: () => void;
  onDelete: (() => void) | undefined;
};

function Actions({ form, isPending, onLeave, onDelete }: ActionProps) {
  const words = useWords(savedWords);
  const { cancel } = useWords(contactsWords);
  return (
    <>
      <Button
        type="submit"
        form={form}
        pending={isPending}
        pendingLabel={words.saving}
      >
        {words.save}
      </Button>
      <Button kind="secondary" onClick={onLeave}>
        {cancel}
      </Button>
      {onDelete && (
        <Button kind="danger" disabled={isPending} onClick={onDelete}>
          {words.deleteView}
        </Button>
      )}
    </>
  );
}
