import Copy from "lucide-react/icons/copy";
import { linkOf } from "#web/admin/contacts/contacts.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import styles from "./contacts-table.module.css";

/** The link of one contact: to copy, and to look at. */
export function PersonalLink({ id, name }: { id: string; name: string }) {
  const words = useWords(contactsWords);
  const link = linkOf(id);
  const host = `${location.host}/`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toasts.show({ text: words.copied(name), kind: "success" });
    } catch {
      toasts.show({ text: words.notCopied, kind: "danger" });
    }
  }

  return (
    <div className={styles.link}>
      <IconButton
        icon={Copy}
        label={words.copyOf(name)}
        data-tip={words.copy}
        onClick={() => void copy()}
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
