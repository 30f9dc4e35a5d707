import FileUp from "lucide-react/icons/file-up";
import UserPlus from "lucide-react/icons/user-round-plus";
import { useRef, useState } from "react";
import {
  type ClientLoaderFunctionArgs,
  href,
  useLoaderData,
} from "react-router";
import { everyContact } from "#shared/rules/outreach/contacts/view.ts";
import { usePolling } from "#web/admin/layout/poll.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { NothingFound, NothingYet } from "#web/admin/list/nothing-found.tsx";
import { Pager } from "#web/admin/list/pager.tsx";
import {
  readTestMode,
  TestMode,
} from "#web/admin/outreach/texting/test-mode.tsx";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { selectedWords } from "#web/i18n/admin/outreach/contacts/selected.words.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import {
  noReadsLines,
  readsLinesOf,
} from "#shared/rules/content/clinic-reads.ts";
import { ReadsLinesContext } from "#web/admin/outreach/texting/message-preview.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { AddForm } from "./add-form.tsx";
import { ContactDrawer } from "./contact-drawer.tsx";
import { ContactFilters, SelectMore } from "./contact-filters.tsx";
import { ContactsList, useContactsList } from "./contacts-context.tsx";
import { ContactsTable } from "./contacts-table.tsx";
import { readContacts, readContactView } from "./list-state.ts";
import { ClinicTablet } from "./tablet.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { InvitationSettings } from "./use-invitation-form.ts";
import styles from "./contacts.module.css";

/** Used when the default text cannot be loaded. */
const noInvitation = { message_en: "", message_es: "" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [loaded, settings, isTest] = await Promise.all([
    readContacts(readContactView(new URL(request.url).searchParams)),
    call("GET /api/settings/edit", {}).catch(() => undefined),
    readTestMode(call),
  ]);
  const invitation = { ...(settings?.invitation ?? noInvitation), isTest };
  const lines = settings ? readsLinesOf(settings.visit) : noReadsLines;
  return { ...loaded, invitation, lines };
}
export { revalidateUnlessFiltered as shouldRevalidate } from "#web/admin/list/address.ts";

export default function ContactsScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { invitation, lines } = loaded;
  return (
    <ContactsList loaded={loaded}>
      <ReadsLinesContext value={lines}>
        <Contacts invitation={invitation} />
      </ReadsLinesContext>
    </ContactsList>
  );
}

function Contacts({ invitation }: { invitation: InvitationSettings }) {
  const words = useWords(contactsWords);
  const list = useContactsList();
  usePolling(list.poll);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string>();
  const top = useRef<HTMLDivElement>(null);
  const isEmpty = list.all === 0 && list.archived === 0;
  const isFirst = isEmpty && !list.view.filter.archived;
  return (
    <>
      <div className={styles.head} data-empty={isEmpty}>
        <ScreenHead
          back={{ to: href("/dashboard"), label: words.back }}
          title={words.title}
          intro={words.intro}
          actions={invitation.isTest && <TestMode />}
        />
      </div>
      <div className={styles.room} ref={top}>
        <Toolbar
          invitation={invitation}
          isAdding={isAdding}
          isFirst={isFirst && !isAdding}
          onToggleAdding={() => setAdding(!isAdding)}
        />
        <AddForm
          isOpen={isAdding}
          onAdded={({ _id }) => {
            setAdded(_id);
            list.showNewest();
            list.refresh();
          }}
        />
        {isFirst ? (
          <NoContacts isAdding={isAdding} onAdd={() => setAdding(true)} />
        ) : (
          <ContactList
            added={added}
            onPage={() => top.current?.scrollIntoView({ block: "start" })}
          />
        )}
        <ContactDrawer invitation={invitation} />
        <ClinicTablet />
      </div>
    </>
  );
}

type NoContactsProps = { isAdding: boolean; onAdd: () => void };

/** Shown before the first contact. */
function NoContacts({ isAdding, onAdd }: NoContactsProps) {
  const words = useWords(contactsWords);
  return (
    <NothingYet
      words={words}
      action={
        !isAdding && (
          <>
            <ButtonLink to={href("/dashboard/links/import")} icon={FileUp}>
              {words.importList}
            </ButtonLink>
            <Button kind="secondary" icon={UserPlus} onClick={onAdd}>
              {words.addFirst}
            </Button>
          </>
        )
      }
    />
  );
}

type ListProps = {
  /** The contact that was just added. */
  added: string | undefined;
  onPage: () => void;
};

/** The contacts with filters, selection and pages. */
export function ContactList(props: ListProps) {
  return (
    <>
      <ContactFilters />
      <SelectMore />
      <Matches {...props} />
    </>
  );
}

function Matches({ added, onPage }: ListProps) {
  const list = useContactsList();
  const words = useWords(contactsWords);
  const { range, view, isStale } = list;
  if (list.isFailed) return <LoadFailed onTryAgain={list.refresh} />;
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

function LoadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const words = useWords(layoutWords);
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
