import type { RefObject } from "react";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import { Pager } from "#web/admin/list/pager.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { ContactFilters } from "./toolbar/contact-filters.tsx";
import { SelectShown } from "./toolbar/select-shown.tsx";
import { ContactsTable } from "./table/contacts-table.tsx";
import type { Selecting } from "./view/selection.ts";
import type { Looking } from "./view/use-contact-view.ts";
import { nextSort } from "./view/view.ts";

type Props = {
  looking: Looking;
  selection: Selecting;
  /** The contact that was just added. */
  news: string | undefined;
  list: RefObject<HTMLElement | null>;
};

/** Finding contacts, selecting them, leafing through them. */
export function ContactList({ looking, selection, news, list }: Props) {
  const { page, sort, look } = looking;

  function turnTo(number: number) {
    look({ page: number });
    list.current?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <ContactFilters looking={looking} />
      <SelectShown looking={looking} selection={selection} />
      {page.total === 0 ? (
        <NothingFound onShowAll={looking.showAll} />
      ) : (
        <>
          <ContactsTable
            rows={page.rows}
            selected={selection.ids}
            news={news}
            sort={sort}
            onSort={(by) => look({ sort: nextSort(sort, by) })}
            onToggle={selection.toggle}
          />
          <Pager of={page} onPage={turnTo} />
        </>
      )}
    </>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const words = useWords(contactsWords);
  return (
    <EmptyState
      title={words.nothingFound}
      text={words.nothingFoundText}
      action={
        <Button kind="secondary" onClick={onShowAll}>
          {words.showAll}
        </Button>
      }
    />
  );
}
