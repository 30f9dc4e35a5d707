import type { LucideIcon } from "lucide-react";
import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Combine from "lucide-react/icons/combine";
import Pencil from "lucide-react/icons/pencil";
import Send from "lucide-react/icons/send";
import Tags from "lucide-react/icons/tags";
import Trash from "lucide-react/icons/trash-2";
import UserPlus from "lucide-react/icons/user-round-plus";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import { ContactDialogs, useContactActions } from "./contact-dialogs.tsx";
import { useContactsList, useSelectedContacts } from "./contacts-context.tsx";
import type { Invitation } from "./use-invitation.ts";
import styles from "./toolbar.module.css";

type Props = {
  invitation: Invitation;
  isAdding: boolean;
  onToggleAdding: () => void;
};

/** Stays in sight above the contacts: how many are selected, and what can be done with them. */
export function Toolbar({ invitation, isAdding, onToggleAdding }: Props) {
  const words = useWords(contactsWords);
  const { all, view } = useContactsList();
  const { dialog, close, ...actions } = useContactActions();
  const tools = useTools(actions, view.filter.archived);
  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>
        {words.contacts}
        {all > 0 && <span className={styles.total}> {words.number(all)}</span>}
      </h2>
      <SelectedCount />
      <div className={styles.tools} role="group" aria-label={words.contacts}>
        <Tool
          icon={UserPlus}
          name={words.add}
          aria-expanded={isAdding}
          aria-controls="add-contact"
          onClick={onToggleAdding}
        />
        {tools.map((tool) => (
          <Tool key={tool.name} {...tool} />
        ))}
      </div>
      <ContactDialogs dialog={dialog} close={close} invitation={invitation} />
    </div>
  );
}

type Actions = Omit<ReturnType<typeof useContactActions>, "dialog" | "close">;

/** What can be done with the selected contacts, in this order. */
function useTools(actions: Actions, isArchive: boolean): ToolProps[] {
  const words = useWords(contactsWords);
  const more = useWords(selectedWords);
  /** Used less often: only an icon where there is little room. */
  const minor = (
    icon: LucideIcon,
    name: string,
    label: string,
    onClick: () => void,
  ) => ({ icon, name, label, onClick, "data-more": true });
  const { archiveSelected, bringBackSelected } = more;
  return [
    minor(Pencil, words.edit, words.editShort, actions.edit),
    minor(Tags, more.tagSelected, more.tagShort, actions.tag),
    minor(Combine, more.mergeSelected, more.mergeShort, actions.merge),
    isArchive
      ? minor(
          ArchiveRestore,
          bringBackSelected,
          more.bringBackShort,
          actions.restore,
        )
      : minor(Archive, archiveSelected, more.archiveShort, actions.archive),
    { icon: Send, kind: "primary", name: words.sendSms, onClick: actions.text },
    minor(
      CalendarClock,
      words.campaign,
      words.campaignShort,
      actions.addToCampaign,
    ),
    {
      icon: Trash,
      kind: "danger",
      name: words.deleteSelected,
      label: words.deleteShort,
      onClick: actions.delete,
    },
  ];
}

type ToolProps = Omit<ButtonProps, "children"> & {
  name: string;
  "data-more"?: boolean;
  /** The text beside the icon, where there is room; the name if left out. */
  label?: string;
};

function Tool({
  name,
  label = name,
  kind = "secondary",
  ...button
}: ToolProps) {
  return (
    <Tooltip text={name}>
      <Button compact kind={kind} {...button} aria-label={name}>
        <span className={styles.label}>{label}</span>
      </Button>
    </Tooltip>
  );
}

/** How many are selected, also on other pages, and a button that deselects them. */
function SelectedCount() {
  const words = useWords(contactsWords);
  const { rows } = useContactsList();
  const { selected, selection, clear } = useSelectedContacts();
  const shown = rows.filter(({ _id }) => selection.has(_id));
  return (
    <>
      <output className={styles.chosen}>
        {selected.length > 0 &&
          words.chosen(selected.length, selected.length - shown.length)}
      </output>
      {selected.length > 0 && (
        <Button kind="quiet" compact onClick={clear}>
          {words.clearChoice}
        </Button>
      )}
    </>
  );
}
