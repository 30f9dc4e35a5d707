import CalendarClock from "lucide-react/icons/calendar-clock";
import Pencil from "lucide-react/icons/pencil";
import Send from "lucide-react/icons/send";
import Trash from "lucide-react/icons/trash-2";
import UserPlus from "lucide-react/icons/user-round-plus";
import { useMemo } from "react";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import type { Selecting } from "#web/admin/contacts/view/selection.ts";
import type { Looking } from "#web/admin/contacts/view/use-contact-view.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import styles from "./toolbar.module.css";

type Props = {
  total: number;
  looking: Looking;
  selection: Selecting;
  isAdding: boolean;
  onToggleAdding: () => void;
  onAsk: (what: "delete" | "send" | "edit" | "campaign") => void;
};

/** Stays in sight above the contacts: how many are selected, and what can be done with them. */
export function Toolbar(props: Props) {
  const { total, looking, selection, isAdding, onToggleAdding, onAsk } = props;
  const words = useWords(contactsWords);
  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>
        {words.contacts}
        {total > 0 && (
          <span className={styles.total}> {words.number(total)}</span>
        )}
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
          name={words.edit}
          label={words.editShort}
          onClick={() => onAsk("edit")}
        />
        <Tool icon={Send} name={words.sendSms} onClick={() => onAsk("send")} />
        <Tool
          icon={CalendarClock}
          kind="secondary"
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

type ToolProps = Omit<ButtonProps, "children"> & {
  name: string;
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
  const { foundIds } = looking;
  const hidden = useMemo(() => {
    const found = new Set(chosen.length > 0 ? foundIds : []);
    return chosen.filter(({ _id }) => !found.has(_id)).length;
  }, [chosen, foundIds]);
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
