import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { Selected } from "#shared/contract/outreach/contact-lists.ts";
import { manyContacts } from "#shared/rules/outreach/contacts/deleting.ts";
import { tagsOf } from "#shared/rules/outreach/contacts/view.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { selectedWords } from "#web/i18n/admin/outreach/contacts/selected.words.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import { namesOf, useInBatches } from "./batches.ts";
import styles from "./form.module.css";

type Props = {
  selected: Selected[];
  /** Called with the changed contacts. After a failure these are only the contacts of earlier batches. */
  onDone: (ids: string[]) => void;
  onClose: () => void;
};

type DeleteProps = Props & { onDelete: (contacts: Selected[]) => void };

/** Asks before deleting. If there are few contacts, Undo can restore them; many are deleted at once. */
export function DeleteModal({ onDelete, ...props }: DeleteProps) {
  const { selected, onClose } = props;
  if (selected.length >= manyContacts) return <DeleteManyModal {...props} />;
  return (
    <DeleteFewModal
      selected={selected}
      onConfirm={() => {
        onDelete(selected);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type FewProps = Pick<Props, "selected" | "onClose"> & { onConfirm: () => void };

function DeleteFewModal({ selected, onConfirm, onClose }: FewProps) {
  const words = useWords(contactsWords);
  const { names, others } = namesOf(selected, 5);
  return (
    <ConfirmModal
      isOpen
      danger
      title={words.deleteTitle}
      confirmLabel={words.delete}
      cancelLabel={words.cancel}
      closeLabel={words.close}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {selected.length > 0 && (
        <p>{words.deleteText(selected.length, words.listed(names, others))}</p>
      )}
      <FinishedFamilies selected={selected} />
    </ConfirmModal>
  );
}

function DeleteManyModal(props: Props) {
  const words = useWords(contactsWords);
  const { run, messages } = useAction("POST /api/contacts/delete", {
    failure: "server-messages",
    revalidate: false,
  });
  return (
    <BatchModal
      {...props}
      danger
      title={words.deleteTitle}
      text={words.deleteManyText}
      confirmLabel={words.delete}
      pendingLabel={words.deleting}
      success={words.deleted}
      messages={messages}
      send={(conts) => run({ body: { conts } })}
    >
      <FinishedFamilies selected={props.selected} />
    </BatchModal>
  );
}

/** What deleting means for the answers, if there are any. */
function FinishedFamilies({ selected }: Pick<Props, "selected">) {
  const words = useWords(contactsWords);
  const hasAnswers = selected.some(({ active }) => active <= 0);
  return hasAnswers && <p>{words.deleteFinished}</p>;
}

/** Asks before archiving and explains what still works afterwards. */
export function ArchiveModal(props: Props) {
  const words = useWords(selectedWords);
  const { run, messages } = useAction("POST /api/contacts/archive", {
    failure: "server-messages",
    revalidate: false,
  });
  return (
    <BatchModal
      {...props}
      title={words.archiveTitle}
      text={words.archiveText}
      confirmLabel={words.archive}
      pendingLabel={words.archiving}
      success={words.archived}
      messages={messages}
      send={(conts) => run({ body: { conts, archived: true } })}
    />
  );
}

type BatchProps = Props & {
  danger?: boolean;
  title: string;
  text: (amount: number, names: string) => string;
  confirmLabel: string;
  pendingLabel: string;
  success: (amount: number) => string;
  messages: string[];
  send: Parameters<typeof useInBatches>[0];
  children?: ReactNode;
};

function BatchModal(props: BatchProps) {
  const { selected, text, success, messages, send, onDone, onClose } = props;
  const words = useWords(contactsWords);
  const { run, isPending } = useInBatches(send, onDone);
  const { names, others } = namesOf(selected, 5);

  async function confirm() {
    const amount = await run(selected);
    if (amount === undefined) return;
    toasts.show({ text: success(amount), kind: "success" });
    onClose();
  }

  return (
    <ConfirmModal
      isOpen
      danger={props.danger === true}
      title={props.title}
      confirmLabel={props.confirmLabel}
      cancelLabel={words.cancel}
      closeLabel={words.close}
      pending={isPending}
      pendingLabel={props.pendingLabel}
      onConfirm={() => void confirm()}
      onClose={() => isPending || onClose()}
    >
      {selected.length > 0 && (
        <p>{text(selected.length, words.listed(names, others))}</p>
      )}
      {props.children}
      <Messages of={messages} />
    </ConfirmModal>
  );
}

type TagProps = {
  selected: Selected[];
  /** All tags in use. */
  tags: string[];
  onDone: (ids: string[]) => void;
  onClose: () => void;
};

/** Adds tags to the selected contacts and removes one. */
export function TagModal({ selected, tags, onDone, onClose }: TagProps) {
  const words = useWords(selectedWords);
  const id = useId();
  const tagging = useTagging({ selected, onDone, onClose });
  const closeWindow = () => tagging.isPending || onClose();

  function submit(event: FormEvent) {
    event.preventDefault();
    void tagging.save();
  }

  return (
    <ConfirmModal
      isOpen
      form={id}
      title={words.tagTitle}
      confirmLabel={words.saveTags}
      cancelLabel={words.cancel}
      closeLabel={words.close}
      pending={tagging.isPending}
      pendingLabel={words.saving}
      onClose={closeWindow}
    >
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        <p>{words.tagIntro(selected.length)}</p>
        <TagFields tags={tags} tagging={tagging} />
        <Messages of={tagging.messages} />
      </form>
    </ConfirmModal>
  );
}

type FieldProps = {
  tags: string[];
  tagging: ReturnType<typeof useTagging>;
};

function TagFields({ tags, tagging }: FieldProps) {
  const words = useWords(selectedWords);
  return (
    <>
      <Field
        label={words.addTags}
        helper={words.tagsHelper}
        error={tagging.error}
        autoComplete="off"
        value={tagging.added}
        onChange={tagging.setAdded}
      />
      {tags.length > 0 && (
        <SelectField
          label={words.removeTag}
          prompt=""
          value={tagging.removed}
          options={[
            { value: "", label: words.noTag },
            ...tags.map((tag) => ({ value: tag, label: tag })),
          ]}
          onChange={tagging.setRemoved}
        />
      )}
    </>
  );
}

function useTagging({ selected, onDone, onClose }: Omit<TagProps, "tags">) {
  const words = useWords(selectedWords);
  const [added, setAdded] = useState("");
  const [removed, setRemoved] = useState("");
  const [error, setError] = useState<string>();
  const { run, messages } = useAction("POST /api/contacts/tags", {
    failure: "server-messages",
    revalidate: false,
  });
  const add = tagsOf(added);
  const remove = removed === "" ? [] : [removed];
  const batches = useInBatches(
    (conts) => run({ body: { conts, add, remove } }),
    onDone,
  );

  async function save() {
    const isEmpty = add.length + remove.length === 0;
    setError(isEmpty ? words.nothingToTag : undefined);
    if (isEmpty || batches.isPending) return;
    const amount = await batches.run(selected);
    if (amount === undefined) return;
    toasts.show({ text: words.tagged(amount), kind: "success" });
    onClose();
  }
  const { isPending } = batches;
  return {
    added,
    setAdded,
    removed,
    setRemoved,
    error,
    messages,
    isPending,
    save,
  };
}
