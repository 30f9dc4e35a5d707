import { type FormEvent, useId, useState } from "react";
import type { SavedView } from "#shared/contract/outreach/contact-lists.ts";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { isEqual } from "#web/admin/form/merge.ts";
import { useServerData } from "#web/admin/list/use-server-data.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { savedWords } from "#web/i18n/admin/outreach/contacts/saved.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import type { ContactView } from "./list-state.ts";
import styles from "./form.module.css";

/** The saved views, and the one that matches the current view. */
export function useViews(loaded: SavedView[], { filter, sort }: ContactView) {
  const words = useWords(savedWords);
  const [views, change] = useServerData(loaded);
  const current = views.find(
    (saved) => isEqual(saved.filter, filter) && isEqual(saved.sort, sort),
  );
  const options = {
    success: words.viewSaved,
    failure: "server-messages" as const,
    revalidate: false,
  };
  const creating = useAction("POST /api/contacts/views", options);
  const renaming = useAction("PUT /api/contacts/views/:id", options);
  const deleting = useAction("DELETE /api/contacts/views/:id", {
    ...options,
    success: words.viewDeleted,
  });
  const actions = [creating, renaming, deleting];

  type Outcome = { ok: true; reply: SavedView[] } | { ok: false };
  async function apply(request: Promise<Outcome>): Promise<boolean> {
    const outcome = await request;
    if (outcome.ok) change(() => outcome.reply);
    return outcome.ok;
  }
  const params = { id: current?._id ?? "" };
  return {
    views,
    current,
    isPending: actions.some(({ isPending }) => isPending),
    messages: actions.flatMap(({ messages }) => messages),
    forgetMessages: () => actions.forEach((saved) => saved.forgetMessages()),
    /** Saves the current view. If it is already saved, renames it. */
    save: (name: string) =>
      apply(
        current
          ? renaming.run({ params, body: { name } })
          : creating.run({ body: { name, filter, sort } }),
      ),
    remove: () => apply(deleting.run({ params })),
  };
}

type Props = { views: ReturnType<typeof useViews>; onClose: () => void };

/** Saves, renames or deletes a view. */
export function ViewModal({ views, onClose }: Props) {
  const words = useWords(savedWords);
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
    <ConfirmModal
      isOpen
      form={id}
      title={current ? words.changeTitle : words.saveTitle}
      confirmLabel={words.save}
      cancelLabel={words.cancel}
      closeLabel={words.close}
      pending={isPending}
      pendingLabel={words.saving}
      onClose={leave}
      more={
        current && (
          <Button
            kind="danger"
            disabled={isPending}
            onClick={() => void closeAfter(views.remove())}
          >
            {words.deleteView}
          </Button>
        )
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
    </ConfirmModal>
  );
}
