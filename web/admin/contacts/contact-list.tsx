import type { SavedView } from "#shared/contract/contact-lists.ts";
import { everyContact } from "#shared/rules/contacts/view.ts";
import { NothingFound } from "#web/admin/list/nothing-found.tsx";
import { Pager } from "#web/admin/list/pager.tsx";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";
import { deskWords } from "#web/i18n/admin/desk.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { ContactFilters, SelectShown } from "./contact-filters.tsx";
import { useContactsList } from "./contacts-context.tsx";
import { ContactsTable } from "./contacts-table.tsx";
import { ListTools } from "./list-tools.tsx";

type Props = {
  /** The contact that was just added. */
  added: string | undefined;
  saved: SavedView[];
  onPage: () => void;
};

/** Finds contacts, selects them and pages through them. */
export function ContactList({ added, saved, onPage }: Props) {
  return (
    <>
      <ContactFilters />
      <ListTools saved={saved} />
      <SelectShown />
      <Found added={added} onPage={onPage} />
    </>
  );
}

function Found({ added, onPage }: Omit<Props, "saved">) {
  const list = useContactsList();
  const words = useWords(contactsWords);
  const { range, view, isStale } = list;
  if (list.isFailed) return <NotRead onTryAgain={list.refresh} />;
  if (list.all === 0 && !view.filter.archived && !isStale)
    return (
      <AllArchived
        amount={list.archived}
        onOpen={() => list.filter({ ...everyContact, archived: true })}
      />
    );
  if (range.total === 0 && !isStale)
    return <NothingFound words={words} onShowAll={list.showAll} />;
  return (
    <>
      <ContactsTable added={added} />
      <Pager
        of={range}
        onPage={(number) => {
          list.turnTo(number);
          onPage();
        }}
      />
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
