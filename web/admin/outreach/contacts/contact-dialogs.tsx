import { type ReactNode, useState } from "react";
import { href, type NavigateFunction, useNavigate } from "react-router";
import type { Selected } from "#shared/contract/outreach/contact-lists.ts";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { selectedWords } from "#web/i18n/admin/outreach/contacts/selected.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ArchiveModal, DeleteModal, TagModal } from "./batch-modals.tsx";
import { useInBatches } from "./batches.ts";
import { useContactsList, useSelectedContacts } from "./contacts-context.tsx";
import { EditModal } from "./edit-modal.tsx";
import { InviteModal } from "./invite-modal.tsx";
import type { InvitationSettings } from "./use-invitation-form.ts";

type Dialog =
  | { name: "delete" | "text" | "tag" | "archive" }
  | { name: "edit"; contact: Contact };

const warn = (text: string) => toasts.show({ text, kind: "warning" });

/** Actions on the selected contacts. Each opens a dialog, or shows a toast if nothing is selected. */
export function useContactActions() {
  const words = useWords(contactsWords);
  const { contactNotRead } = useWords(selectedWords);
  const navigate: NavigateFunction = useNavigate();
  const { rows } = useContactsList();
  const { selected } = useSelectedContacts();
  const [first, second] = selected;
  const restore = useRestore();
  const [dialog, setDialog] = useState<Dialog>();

  /** Takes a contact from this page, or loads it. */
  const read = async ({ _id: id }: Selected) =>
    rows.find(({ _id }) => _id === id) ??
    call("GET /api/contacts/edit/:id", { params: { id } });

  const show = (loading: Promise<Dialog>) =>
    loading.then(setDialog, () => warn(contactNotRead));

  const withSelection = (act: () => unknown) => () => {
    if (selected.length === 0) warn(words.nothingSelected);
    else void act();
  };
  const open = (name: "delete" | "text" | "tag" | "archive") =>
    withSelection(() => setDialog({ name }));

  return {
    dialog,
    close: () => setDialog(undefined),
    delete: open("delete"),
    text: open("text"),
    tag: open("tag"),
    archive: open("archive"),
    restore: withSelection(() => restore(selected)),
    edit: withSelection(() =>
      first && !second
        ? show(read(first).then((contact) => ({ name: "edit", contact })))
        : warn(words.selectOne),
    ),
    addToCampaign: withSelection(() =>
      navigate(href("/dashboard/campaigns/new"), {
        state: { contacts: selected.map(({ _id }) => _id) },
      }),
    ),
  };
}

/** Restores contacts from the archive without asking, because nothing is lost. */
export function useRestore() {
  const words = useWords(selectedWords);
  const dropAndRefresh = useDropAndRefresh();
  const { run } = useAction("POST /api/contacts/archive", {
    failure: { say: words.bringBackFailed },
    revalidate: false,
  });
  const batches = useInBatches(
    (conts) => run({ body: { conts, archived: false } }),
    dropAndRefresh,
  );
  return async (contacts: Pick<Contact, "_id">[]) => {
    const amount = await batches.run(contacts);
    if (amount !== undefined)
      toasts.show({ text: words.broughtBack(amount), kind: "success" });
  };
}

/** Deselects contacts that left the list, and reloads it. */
export function useDropAndRefresh() {
  const { refresh } = useContactsList();
  const { drop } = useSelectedContacts();
  return (ids: string[]) => {
    drop(ids);
    refresh();
  };
}

type Props = {
  dialog: Dialog | undefined;
  close: () => void;
  invitation: InvitationSettings;
};

/** The open dialog. */
export function ContactDialogs({
  dialog,
  close,
  invitation,
}: Props): ReactNode {
  const { tags, refresh, deleteLater } = useContactsList();
  const { selected, drop } = useSelectedContacts();
  const dropAndRefresh = useDropAndRefresh();
  return (
    <>
      {dialog?.name === "delete" && (
        <DeleteModal
          selected={selected}
          onDelete={(contacts) => {
            drop(contacts.map(({ _id }) => _id));
            deleteLater(contacts);
          }}
          onDone={dropAndRefresh}
          onClose={close}
        />
      )}
      {dialog?.name === "archive" && (
        <ArchiveModal
          selected={selected}
          onDone={dropAndRefresh}
          onClose={close}
        />
      )}
      {dialog?.name === "tag" && (
        <TagModal
          selected={selected}
          tags={tags}
          onDone={refresh}
          onClose={close}
        />
      )}
      {dialog?.name === "edit" && (
        <EditModal
          contact={dialog.contact}
          onSaved={refresh}
          onChecked={refresh}
          onClose={close}
        />
      )}
      {/* Stays mounted to keep the idempotency keys, so that a retry does not text a family twice. */}
      <InviteModal
        isOpen={dialog?.name === "text"}
        selected={selected}
        invitation={invitation}
        onSent={drop}
        onFinished={refresh}
        onClose={close}
      />
    </>
  );
}
