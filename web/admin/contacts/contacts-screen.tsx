import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import { href, useLoaderData } from "react-router";
import type { Contact } from "#shared/contract/contacts.ts";
import { usePolling } from "#web/admin/desk/poll.ts";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Tips } from "#web/ui/overlays/tips.tsx";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import { AddForm } from "./adding/add-form.tsx";
import { ContactList } from "./contact-list.tsx";
import { NoContacts } from "./no-contacts.tsx";
import { Toolbar } from "./toolbar/toolbar.tsx";
import { readContacts, useContacts } from "./view/use-contacts.ts";
import { useSelection } from "./view/selection.ts";
import { useContactView } from "./view/use-contact-view.ts";
import { useWindows, Windows } from "./windows.tsx";
import styles from "./contacts-screen.module.css";

/** Without its default text an invitation can still be written. */
const nothingWritten = { message_en: "", message_es: "" };

export async function clientLoader() {
  const [loaded, invitation] = await Promise.all([
    readContacts(),
    call("GET /api/settings/edit", {}).then(
      (settings) => settings.invitation,
      () => nothingWritten,
    ),
  ]);
  return { ...loaded, invitation };
}
export { whenNotNarrowed as shouldRevalidate } from "#web/admin/list/use-address.ts";

export default function ContactsScreen() {
  const words = useWords(contactsWords);
  const loaded = useLoaderData<typeof clientLoader>();
  const keeping = useContacts(loaded);
  const { contacts } = keeping;
  usePolling(keeping.poll);
  const selection = useSelection(contacts);
  const looking = useContactView(keeping);
  const windows = useWindows(selection.chosen);
  const [isAdding, setAdding] = useState(false);
  const [news, setNews] = useState<string>();
  const list = useRef<HTMLDivElement>(null);

  function showAdded(updated: Contact[]) {
    const known = new Set(contacts.map(({ _id }) => _id));
    const added = updated.find(({ _id }) => !known.has(_id))?._id;
    keeping.replace(updated);
    setNews(added);
    if (added !== undefined) looking.showContact(updated, added);
  }

  return (
    <Tips>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={words.intro}
        actions={
          <ButtonLink
            compact
            kind="secondary"
            to={href("/dashboard/links/import")}
            icon={FileUp}
          >
            {words.importList}
          </ButtonLink>
        }
      />
      <div className={styles.room} ref={list}>
        <Toolbar
          total={contacts.length}
          looking={looking}
          selection={selection}
          isAdding={isAdding}
          onToggleAdding={() => setAdding(!isAdding)}
          onAsk={windows.ask}
        />
        <AddForm isOpen={isAdding} onAdded={showAdded} />
        {contacts.length === 0 ? (
          <NoContacts isAdding={isAdding} onAdd={() => setAdding(true)} />
        ) : (
          <ContactList {...{ looking, selection, news, list }} />
        )}
      </div>
      <Windows
        {...{ windows, selection, keeping }}
        invitation={loaded.invitation}
      />
    </Tips>
  );
}
