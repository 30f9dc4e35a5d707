import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import {
  type ClientLoaderFunctionArgs,
  href,
  useLoaderData,
} from "react-router";
import type { Contact } from "#shared/contract/contacts.ts";
import { usePolling } from "#web/admin/desk/poll.ts";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Tips } from "#web/ui/overlays/tips.tsx";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { AddForm } from "./adding/add-form.tsx";
import { ContactList } from "./contact-list.tsx";
import { NoContacts } from "./no-contacts.tsx";
import { useBringingBack } from "./selected/use-bringing-back.ts";
import { Toolbar } from "./toolbar/toolbar.tsx";
import { readContacts } from "./view/use-contact-page.ts";
import { useSelection } from "./view/selection.ts";
import { useContactView } from "./view/use-contact-view.ts";
import { readView } from "./view/view.ts";
import { useWindows, Windows } from "./windows.tsx";
import styles from "./contacts-screen.module.css";

/** Without its default text an invitation can still be written. */
const nothingWritten = { message_en: "", message_es: "" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [loaded, invitation, saved] = await Promise.all([
    readContacts(readView(new URL(request.url).searchParams)),
    call("GET /api/settings/edit", {}).then(
      (settings) => settings.invitation,
      () => nothingWritten,
    ),
    call("GET /api/contacts/views", {}).catch(() => []),
  ]);
  return { ...loaded, invitation, saved };
}
export { whenNotNarrowed as shouldRevalidate } from "#web/admin/list/use-address.ts";

export default function ContactsScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  const looking = useContactView(loaded);
  usePolling(looking.poll);
  const selection = useSelection(looking.page.rows);
  const windows = useWindows(selection, looking);
  const bringBack = useBringingBack(selection, looking.refresh);
  const [isAdding, setAdding] = useState(false);
  const [news, setNews] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = looking.all === 0 && !looking.view.filter.archived;

  function showAdded({ _id }: Contact) {
    setNews(_id);
    looking.showNewest();
    looking.refresh();
  }

  const isFirst = isEmpty && looking.page.archived === 0;
  return (
    <Tips>
      <Head isOffered={!isFirst || isAdding} />
      <div className={styles.room} ref={list}>
        <Toolbar
          looking={looking}
          selection={selection}
          isAdding={isAdding}
          onToggleAdding={() => setAdding(!isAdding)}
          onAsk={(what) =>
            what === "bring back" ? void bringBack() : windows.ask(what)
          }
        />
        <AddForm isOpen={isAdding} onAdded={showAdded} />
        {isFirst ? (
          <NoContacts isAdding={isAdding} onAdd={() => setAdding(true)} />
        ) : (
          <ContactList
            {...{ looking, selection, news, list }}
            saved={loaded.saved}
          />
        )}
      </div>
      <Windows
        {...{ windows, selection, looking }}
        invitation={loaded.invitation}
      />
    </Tips>
  );
}

/** Before the first contact, the import is offered in the middle of the screen. */
function Head({ isOffered }: { isOffered: boolean }) {
  const words = useWords(contactsWords);
  return (
    <ScreenHead
      back={{ to: href("/dashboard"), label: words.back }}
      title={words.title}
      intro={words.intro}
      actions={
        isOffered && (
          <ButtonLink
            compact
            kind="secondary"
            to={href("/dashboard/links/import")}
            icon={FileUp}
          >
            {words.importList}
          </ButtonLink>
        )
      }
    />
  );
}
