import { useState } from "react";
import { href, type NavigateFunction, useNavigate } from "react-router";
import type { Contact } from "#shared/contract/contacts.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { DeleteModal } from "./delete-modal.tsx";
import { EditModal } from "./editing/edit-modal.tsx";
import type { Invitation } from "./inviting/default-text.ts";
import { InviteModal } from "./inviting/invite-modal.tsx";
import type { Keeping } from "./view/use-contacts.ts";
import type { Selecting } from "./view/selection.ts";

type WindowName = "delete" | "send" | "edit";

/** Which window is open for the selected contacts; without any, none opens and a toast says why. */
export function useWindows(chosen: Contact[]) {
  const words = useWords(contactsWords);
  const [open, setOpen] = useState<WindowName>();
  const navigate: NavigateFunction = useNavigate();
  return {
    open,
    ask: (what: WindowName | "campaign") => {
      if (what === "edit" && chosen.length > 1)
        toasts.show({ text: words.selectOne, kind: "warning" });
      else if (chosen.length === 0)
        toasts.show({ text: words.nothingSelected, kind: "warning" });
      else if (what === "campaign")
        void navigate(href("/dashboard/campaigns/new"), {
          state: { contacts: chosen.map(({ _id }) => _id) },
        });
      else setOpen(what);
    },
    close: () => setOpen(undefined),
  };
}

type Props = {
  windows: ReturnType<typeof useWindows>;
  selection: Selecting;
  keeping: Keeping;
  invitation: Invitation;
};

/** What is asked before the selected contacts are deleted or written to. */
export function Windows({ windows, selection, keeping, invitation }: Props) {
  const { open, close } = windows;
  const { chosen, drop } = selection;
  return (
    <>
      <DeleteModal
        isOpen={open === "delete"}
        chosen={chosen}
        onDeleted={keeping.replace}
        onClose={close}
      />
      {open === "edit" && chosen[0] && (
        <EditModal
          contact={chosen[0]}
          onSaved={keeping.replace}
          onClose={close}
        />
      )}
      <InviteModal
        isOpen={open === "send"}
        chosen={chosen}
        invitation={invitation}
        onSent={drop}
        onFinished={() => void keeping.refresh()}
        onClose={close}
      />
    </>
  );
}
