import Bookmark from "lucide-react/icons/bookmark";
import Columns from "lucide-react/icons/columns-3";
import { useState } from "react";
import type { SavedView } from "#shared/contract/contact-lists.ts";
import { CsvButton } from "#web/admin/list/csv-button.tsx";
import type { Looking } from "#web/admin/contacts/view/use-contact-view.ts";
import { Choice } from "#web/admin/list/filters.tsx";
import { useWords } from "#web/core/language.tsx";
import { savedWords } from "#web/i18n/admin/contacts/saved.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ColumnsModal } from "./columns-modal.tsx";
import styles from "./list-tools.module.css";
import { useViews } from "./use-views.ts";
import { ViewModal } from "./view-modal.tsx";

type Props = { looking: Looking; saved: SavedView[] };

/** What is kept of a list: views under a name, columns, and the list itself as a file. */
export function ListTools({ looking, saved }: Props) {
  const words = useWords(savedWords);
  const views = useViews(saved, looking);
  const [open, setOpen] = useState<"view" | "columns">();
  const close = () => setOpen(undefined);
  const { filter, sort } = looking.view;
  const isWorthKeeping = looking.isNarrowed || filter.archived || sort !== null;

  function show(id: string) {
    const view = views.views.find(({ _id }) => _id === id);
    if (view) looking.open(view.filter, view.sort);
    else looking.showNewest();
  }

  return (
    <div className={styles.tools}>
      {views.views.length > 0 && (
        <Choice
          label={words.views}
          value={views.current?._id ?? ""}
          options={[
            { value: "", label: words.noView },
            ...views.views.map(({ _id, name }) => ({
              value: _id,
              label: name,
            })),
          ]}
          onChoose={show}
        />
      )}
      {isWorthKeeping && (
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
      <CsvButton
        line="POST /api/contacts/csv"
        body={{ filter }}
        file="contacts.csv"
      >
        {words.export}
      </CsvButton>
      {open === "view" && <ViewModal views={views} onClose={close} />}
      {open === "columns" && <ColumnsModal onClose={close} />}
    </div>
  );
}
