import Bookmark from "lucide-react/icons/bookmark";
import Columns from "lucide-react/icons/columns-3";
import { useState } from "react";
import * as v from "valibot";
import { Choice } from "#web/admin/list/filters.tsx";
import { useWords } from "#web/core/language.tsx";
import { write } from "#web/core/storage/storage.ts";
import { useStored } from "#web/core/storage/stored.ts";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { savedWords } from "#web/i18n/admin/outreach/contacts/saved.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { useContactsList } from "./contacts-context.tsx";
import { type useViews, ViewModal } from "./saved-views.tsx";
import formStyles from "./form.module.css";

type Props = { views: ReturnType<typeof useViews> };

/** Opens a saved view; hidden if there are none. */
export function ViewChoice({ views: { views, current } }: Props) {
  const words = useWords(savedWords);
  const list = useContactsList();
  if (views.length === 0) return null;

  function show(id: string) {
    const view = views.find(({ _id }) => _id === id);
    if (view) list.open(view.filter, view.sort);
    else list.showNewest();
  }
  return (
    <Choice
      label={words.views}
      value={current?._id ?? ""}
      options={[
        { value: "", label: words.noView },
        ...views.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      onChoose={show}
    />
  );
}

/** Saves the current view, and chooses the visible columns. */
export function ViewTools({ views }: Props) {
  const words = useWords(savedWords);
  const { view, isFiltered } = useContactsList();
  const [open, setOpen] = useState<"view" | "columns">();
  const close = () => setOpen(undefined);
  const canSave = isFiltered || view.filter.archived || view.sort !== null;
  return (
    <>
      {canSave && (
        <Button
          kind="quiet"
          compact
          icon={Bookmark}
          onClick={() => setOpen("view")}
        >
          {views.current ? words.changeView : words.saveView}
        </Button>
      )}
      <Button
        kind="quiet"
        compact
        icon={Columns}
        onClick={() => setOpen("columns")}
      >
        {words.columns}
      </Button>
      {open === "view" && <ViewModal views={views} onClose={close} />}
      {open === "columns" && <ColumnsModal onClose={close} />}
    </>
  );
}

/** All columns except the name. */
const hideableColumns = [
  "childname",
  "phone",
  "link",
  "date",
  "status",
] as const;

const hiddenColumns = v.array(v.picklist(hideableColumns));
const none: HiddenColumn[] = [];
type HiddenColumn = (typeof hideableColumns)[number];

/** The columns hidden in this browser. */
export function useHiddenColumns() {
  const hidden = useStored("contactColumns", hiddenColumns) ?? none;
  return {
    hidden,
    toggle: (column: HiddenColumn) =>
      write(
        "contactColumns",
        hidden.includes(column)
          ? hidden.filter((name) => name !== column)
          : [...hidden, column],
      ),
  };
}

/** Chooses the columns shown in this browser. */
function ColumnsModal({ onClose }: { onClose: () => void }) {
  const words = useWords(savedWords);
  const { columns, link } = useWords(contactsWords);
  const { hidden, toggle } = useHiddenColumns();
  return (
    <Modal
      isOpen
      title={words.columnsTitle}
      closeLabel={words.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      <div className={formStyles.form}>
        <p>{words.columnsText}</p>
        {hideableColumns.map((column) => (
          <Checkbox
            key={column}
            label={column === "link" ? link : columns[column]}
            checked={!hidden.includes(column)}
            onChange={() => toggle(column)}
          />
        ))}
      </div>
    </Modal>
  );
}
