import { useState } from "react";
import { href, type NavigateFunction, useNavigate } from "react-router";
import type { Selected } from "#shared/contract/contact-view.ts";
import type { Contact } from "#shared/contract/contacts.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { DeleteModal } from "./delete-modal.tsx";
import { EditModal } from "./editing/edit-modal.tsx";
import type { Invitation } from "./inviting/default-text.ts";
import { InviteModal } from "./inviting/invite-modal.tsx";
import { ArchiveModal } from "./selected/archive-modal.tsx";
import { MergeModal } from "./selected/merge-modal.tsx";
import { TagModal } from "./selected/tag-modal.tsx";
import type { Selecting } from "./view/selection.ts";
import type { Looking } from "./view/use-contact-view.ts";

export type WindowName =
  "delete" | "send" | "edit" | "merge" | "tag" | "archive";

/** Which window is open for the selected contacts; without any, none opens and a toast says why. */
export function useWindows({ chosen }: Selecting, { page }: Looking) {
  const words = useWords(contactsWords);
  const { contactNotRead, selectTwo } = useWords(selectedWords);
  const navigate: NavigateFunction = useNavigate();
  const [open, setOpen] = useState<WindowName>();
  const [edited, setEdited] = useState<Contact[]>([]);
  const warn = (text: string) => toasts.show({ text, kind: "warning" });

  /** What is on the page is at hand; whoever was selected elsewhere is read. */
  const read = async ({ _id: id }: Selected) =>
    page.rows.find(({ _id }) => _id === id) ??
    call("GET /api/contacts/edit/:id", { params: { id } });

  async function edit(what: "edit" | "merge") {
    try {
      setEdited(await Promise.all(chosen.map(read)));
      setOpen(what);
    } catch {
      warn(contactNotRead);
    }
  }

  return {
    open,
    edited,
    ask: (what: WindowName | "campaign") => {
      const { length } = chosen;
      if (length === 0) warn(words.nothingSelected);
      else if (what === "edit" && length > 1) warn(words.selectOne);
      else if (what === "merge" && length !== 2) warn(selectTwo);
      else if (what === "campaign")
        void navigate(href("/dashboard/campaigns/new"), {
          state: { contacts: chosen.map(({ _id }) => _id) },
        });
      else if (what === "edit" || what === "merge") void edit(what);
      else setOpen(what);
    },
    close: () => setOpen(undefined),
  };
}

type Props = {
  windows: ReturnType<typeof useWindows>;
  selection: Selecting;
  looking: Looking;
  invitation: Invitation;
};

/** What is asked before something is done with the selected contacts. */
export function Windows({ windows, selection, looking, invitation }: Props) {
  const { open, edited, close } = windows;
  const [first, second] = edited;
  const { chosen, drop } = selection;
  const { refresh } = looking;
  const dropped = (ids: string[]) => {
    drop(ids);
    refresh();
  };
  return (
    <>
      <DeleteModal
        isOpen={open === "delete"}
        chosen={chosen}
        onDeleted={dropped}
        onClose={close}
      />
      {open === "edit" && first && (
        <EditModal
          contact={first}
          onSaved={refresh}
          onChecked={refresh}
          onClose={close}
        />
      )}
      {open === "merge" && first && second && (
        <MergeModal
          pair={{ keep: first, drop: second }}
          onMerged={() => dropped([first._id, second._id])}
          onClose={close}
        />
      )}
      {open === "tag" && (
        <TagModal
          chosen={chosen}
          known={looking.tags}
          onDone={refresh}
          onClose={close}
        />
      )}
      {open === "archive" && (
        <ArchiveModal chosen={chosen} onDone={dropped} onClose={close} />
      )}
      <InviteModal
        isOpen={open === "send"}
        chosen={chosen}
        invitation={invitation}
        onSent={drop}
        onFinished={refresh}
        onClose={close}
      />
    </>
  );
}
