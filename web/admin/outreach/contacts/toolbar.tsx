import type { LucideIcon } from "lucide-react";
import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import CalendarClock from "lucide-react/icons/calendar-clock";
import FileUp from "lucide-react/icons/file-up";
import Pencil from "lucide-react/icons/pencil";
import Send from "lucide-react/icons/send";
import Tags from "lucide-react/icons/tags";
import Trash from "lucide-react/icons/trash-2";
import UserPlus from "lucide-react/icons/user-round-plus";
import { href } from "react-router";
import { CsvButton } from "#web/admin/list/csv-button.tsx";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { selectedWords } from "#web/i18n/admin/outreach/contacts/selected.words.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import { ContactDialogs, useContactActions } from "./contact-dialogs.tsx";
import { useContactsList, useSelectedContacts } from "./contacts-context.tsx";
import type { InvitationSettings } from "./use-invitation-form.ts";
import styles from "./toolbar.module.css";

type Props = {
  invitation: InvitationSettings;
  isAdding: boolean;
  /**
   * True before the first contact is added. There is nothing to export then, and the screen itself offers the
   * import.
   */
  isFirst: boolean;
  onToggleAdding: () => void;
};

/** A sticky toolbar. With a selection it offers actions on the selected contacts. */
export function Toolbar({ invitation, ...props }: Props) {
  const words = useWords(contactsWords);
  const { selected } = useSelectedContacts();
  const { dialog, close, ...actions } = useContactActions();
  const hasSelection = selected.length > 0;
  return (
    <div className={styles.bar} data-selection={hasSelection}>
      <div
        className={styles.tools}
        role="group"
        aria-label={hasSelection ? words.selectedContacts : words.contacts}
      >
        <Count />
        {hasSelection ? (
          <SelectionTools actions={actions} />
        ) : (
          <ListTools {...props} />
        )}
        <Tool
          icon={Send}
          kind="primary"
          name={words.sendSms}
          onClick={actions.text}
        />
        <Tool
          icon={Trash}
          kind="danger-outline"
          name={words.deleteSelected}
          label={words.deleteShort}
          onClick={actions.delete}
        />
      </div>
      <ContactDialogs dialog={dialog} close={close} invitation={invitation} />
    </div>
  );
}

/** The number of contacts or, with a selection, of selected contacts on all pages. */
function Count() {
  const words = useWords(contactsWords);
  const { all, rows, range, isFiltered, isStale } = useContactsList();
  const { selected, selection, clear } = useSelectedContacts();
  const amount = selected.length;
  const selectedHere = rows.filter(({ _id }) => selection.has(_id)).length;
  return (
    <>
      <h2 className={styles.title} data-hidden={amount > 0}>
        {words.contacts}
        {all > 0 && (
          <span className={styles.total}>
            {" "}
            {isFiltered && !isStale
              ? words.found(range.total, all)
              : words.number(all)}
          </span>
        )}
      </h2>
      <output className={styles.chosen}>
        {amount > 0 && words.chosen(amount, amount - selectedHere)}
      </output>
      {amount > 0 && (
        <Button kind="quiet" compact onClick={clear}>
          {words.clearChoice}
        </Button>
      )}
    </>
  );
}

type Actions = Omit<ReturnType<typeof useContactActions>, "dialog" | "close">;
type ListProps = Omit<Props, "invitation">;

function ListTools({ isAdding, isFirst, onToggleAdding }: ListProps) {
  const words = useWords(contactsWords);
  const { filter } = useContactsList().view;
  return (
    <>
      <Tool
        icon={UserPlus}
        name={words.add}
        aria-expanded={isAdding}
        aria-controls="add-contact"
        onClick={onToggleAdding}
      />
      {!isFirst && (
        <>
          <ButtonLink
            compact
            kind="secondary"
            to={href("/dashboard/links/import")}
            icon={FileUp}
          >
            {words.importList}
          </ButtonLink>
          <CsvButton
            line="POST /api/contacts/csv"
            body={{ filter }}
            file="contacts.csv"
          >
            {words.export}
          </CsvButton>
        </>
      )}
    </>
  );
}

/** Edit needs exactly one contact. */
function SelectionTools({ actions }: { actions: Actions }) {
  const words = useWords(contactsWords);
  const more = useWords(selectedWords);
  const { archived } = useContactsList().view.filter;
  const amount = useSelectedContacts().selected.length;
  return (
    <>
      <Tool
        icon={CalendarClock}
        name={words.campaign}
        onClick={actions.addToCampaign}
      />
      {amount === 1 && (
        <Tool
          icon={Pencil}
          name={words.edit}
          label={words.editShort}
          onClick={actions.edit}
        />
      )}
      <Tool
        icon={Tags}
        name={more.tagSelected}
        label={more.tagShort}
        onClick={actions.tag}
      />
      {archived ? (
        <Tool
          icon={ArchiveRestore}
          name={more.bringBackSelected}
          label={more.bringBackShort}
          onClick={actions.restore}
        />
      ) : (
        <Tool
          icon={Archive}
          name={more.archiveSelected}
          label={more.archiveShort}
          onClick={actions.archive}
        />
      )}
    </>
  );
}

type ToolProps = Omit<ButtonProps, "children" | "icon"> & {
  icon: LucideIcon;
  name: string;
  /** The visible text; defaults to the name. */
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
        {label}
      </Button>
    </Tooltip>
  );
}
