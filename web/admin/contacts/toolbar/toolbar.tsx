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
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import type { WindowName } from "#web/admin/contacts/windows.tsx";
import type { Selecting } from "#web/admin/contacts/view/selection.ts";
import type { Looking } from "#web/admin/contacts/view/use-contact-view.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import styles from "./toolbar.module.css";

type Props = {
  looking: Looking;
  selection: Selecting;
  isAdding: boolean;
  onToggleAdding: () => void;
  onAsk: (what: WindowName | "bring back" | "campaign") => void;
};

/** Stays in sight above the contacts: how many are selected, and what can be done with them. */
export function Toolbar(props: Props) {
  const { looking, selection, isAdding, onToggleAdding, onAsk } = props;
  const { all } = looking;
  const words = useWords(contactsWords);
  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>
        {words.contacts}
        {all > 0 && <span className={styles.total}> {words.number(all)}</span>}
      </h2>
      <Chosen looking={looking} selection={selection} />
      <div className={styles.tools} role="group" aria-label={words.contacts}>
        <Tool
          icon={UserPlus}
          kind="secondary"
          name={words.add}
          aria-expanded={isAdding}
          aria-controls="add-contact"
          onClick={onToggleAdding}
        />
        <Tool
          icon={Pencil}
          kind="secondary"
          data-more
          name={words.edit}
          label={words.editShort}
          onClick={() => onAsk("edit")}
        />
        <MoreTools looking={looking} onAsk={onAsk} />
        <Tool icon={Send} name={words.sendSms} onClick={() => onAsk("send")} />
        <Tool
          icon={CalendarClock}
          kind="secondary"
          data-more
          name={words.campaign}
          label={words.campaignShort}
          onClick={() => onAsk("campaign")}
        />
        <Tool
          icon={Trash}
          kind="danger"
          name={words.deleteSelected}
          label={words.deleteShort}
          onClick={() => onAsk("delete")}
        />
      </div>
    </div>
  );
}

/** What is done with a selection besides editing, texting and deleting. */
function MoreTools({ looking, onAsk }: Pick<Props, "looking" | "onAsk">) {
  const more = useWords(selectedWords);
  const { archived } = looking.view.filter;
  return (
    <>
      <Tool
        icon={Tags}
        kind="secondary"
        data-more
        name={more.tagSelected}
        label={more.tagShort}
        onClick={() => onAsk("tag")}
      />
      <Tool
        icon={Combine}
        kind="secondary"
        data-more
        name={more.mergeSelected}
        label={more.mergeShort}
        onClick={() => onAsk("merge")}
      />
      {archived ? (
        <Tool
          icon={ArchiveRestore}
          kind="secondary"
          data-more
          name={more.bringBackSelected}
          label={more.bringBackShort}
          onClick={() => onAsk("bring back")}
        />
      ) : (
        <Tool
          icon={Archive}
          kind="secondary"
          data-more
          name={more.archiveSelected}
          label={more.archiveShort}
          onClick={() => onAsk("archive")}
        />
      )}
    </>
  );
}

type ToolProps = Omit<ButtonProps, "children"> & {
  name: string;
  /** Needed less often: an icon alone where there is little room. */
  "data-more"?: boolean;
  /** What can be read beside the icon, where there is room; otherwise the name itself. */
  label?: string;
};

function Tool({ name, label = name, ...button }: ToolProps) {
  return (
    <Button compact {...button} aria-label={name} data-tip={name}>
      <span className={styles.label}>{label}</span>
    </Button>
  );
}

/** How many are selected, also those that the list does not show now; and none at all again. */
function Chosen({ looking, selection }: Pick<Props, "looking" | "selection">) {
  const words = useWords(contactsWords);
  const { chosen, clear } = selection;
  const shown = looking.page.rows.filter(({ _id }) =>
    selection.selection.has(_id),
  );
  const hidden = chosen.length - shown.length;
  return (
    <>
      <output className={styles.chosen}>
        {chosen.length > 0 && words.chosen(chosen.length, hidden)}
      </output>
      {chosen.length > 0 && (
        <Button kind="quiet" compact onClick={clear}>
          {words.clearChoice}
        </Button>
      )}
    </>
  );
}
