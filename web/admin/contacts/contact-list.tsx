import type { RefObject } from "react";
import type { SavedView } from "#shared/contract/contact-lists.ts";
import { everyContact, nextSort } from "#shared/rules/contacts/view.ts";
import { useWords } from "#web/core/language.tsx";
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { deskWords } from "#web/i18n/admin/desk.ts";
import { NothingFound } from "#web/admin/list/nothing-found.tsx";
import { Pager } from "#web/admin/list/paging/pager.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { ListTools } from "./saved/list-tools.tsx";
import { ContactFilters } from "./toolbar/contact-filters.tsx";
import { SelectShown } from "./toolbar/select-shown.tsx";
import { ContactsTable } from "./table/contacts-table.tsx";
import type { Selecting } from "./view/selection.ts";
import type { Looking } from "./view/use-contact-view.ts";

type Props = {
  looking: Looking;
  selection: Selecting;
  /** The contact that was just added. */
  news: string | undefined;
  list: RefObject<HTMLElement | null>;
  saved: SavedView[];
};

/** Finding contacts, selecting them, leafing through them. */
export function ContactList(props: Props) {
  const { looking, selection, news, list, saved } = props;
  const words = useWords(contactsWords);
  const { entries, range, view, isStale } = looking;
  const { sort } = view;

  function turnTo(number: number) {
    looking.turnTo(number);
    list.current?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <ContactFilters looking={looking} />
      <ListTools looking={looking} saved={saved} />
      <SelectShown looking={looking} selection={selection} />
      {looking.isFailed ? (
        <NotRead onTryAgain={looking.refresh} />
      ) : looking.all === 0 && !view.filter.archived && !isStale ? (
        <AllArchived
          amount={looking.page.archived}
          onOpen={() => looking.look({ ...everyContact, archived: true })}
        />
      ) : range.total === 0 && !isStale ? (
        <NothingFound words={words} onShowAll={looking.showAll} />
      ) : (
        <>
          <ContactsTable
            rows={entries}
            selected={selection.selection}
            news={news}
            sort={sort}
            onSort={(by) => looking.order(nextSort(sort, by))}
            onToggle={selection.toggle}
            isStale={isStale}
          />
          <Pager of={range} onPage={turnTo} />
        </>
      )}
    </>
  );
}

function AllArchived(props: { amount: number; onOpen: () => void }) {
  const words = useWords(selectedWords);
  return (
    <EmptyState
      title={words.emptyList}
      text={words.emptyListText}
      action={
        <Button kind="secondary" onClick={props.onOpen}>
          {words.inArchive(props.amount)}
        </Button>
      }
    />
  );
}

function NotRead({ onTryAgain }: { onTryAgain: () => void }) {
  const words = useWords(deskWords);
  const { notRead } = useWords(selectedWords);
  return (
    <EmptyState
      title={words.troubleTitle}
      text={notRead}
      action={
        <Button kind="secondary" onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      }
    />
  );
}
