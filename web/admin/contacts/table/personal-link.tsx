import Copy from "lucide-react/icons/copy";
import { linkOf } from "#web/admin/contacts/contacts.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import styles from "./contacts-table.module.css";

/** The link of one contact: to copy, and to look at. */
export function PersonalLink({ id, name }: { id: string; name: string }) {
  const words = useWords(contactsWords);
  const link = linkOf(id);
  const host = `${location.host}/`;

  const { notCopied } = words;
  const said = { copied: words.copied(name), notCopied };

  return (
    <div className={styles.link}>
      <IconButton
        icon={Copy}
        label={words.copyOf(name)}
        data-tip={words.copy}
        onClick={() => void copyText(link, said)}
      />
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.linkOf(name, host + id)}
      >
        <span className={styles.host}>{host}</span>
        {id}
      </a>
    </div>
  );
}
