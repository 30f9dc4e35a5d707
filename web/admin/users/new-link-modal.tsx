import Copy from "lucide-react/icons/copy";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { invitedWords } from "#web/i18n/admin/users/invited.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./users.module.css";

/** A new link, and the person it is for. */
export type NewLink = {
  name: string;
  email: string;
  link: string;
  until: string;
  mailed: boolean;
  unsent: boolean;
};

/** Shows a link once: the server keeps only its hash. */
export function NewLinkModal(props: { link: NewLink; onClose: () => void }) {
  const { onClose } = props;
  const words = useWords(invitedWords);
  const language = useLanguage();
  const { name, email, link, until, mailed, unsent } = props.link;
  return (
    <Modal
      isOpen
      title={words.linkTitle(name)}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        <>
          <Button icon={Copy} onClick={() => void copyText(link, words)}>
            {words.copy}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {unsent && <Alert kind="warning">{words.linkUnsent(email)}</Alert>}
        <p>{mailed ? words.linkMailed(email) : words.linkPassOn}</p>
        <Field label={words.link} readOnly spellCheck={false} value={link} />
        <p>{words.linkOnce(dateAndTime(until, language))}</p>
      </div>
    </Modal>
  );
}
