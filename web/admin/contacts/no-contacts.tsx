import FileUp from "lucide-react/icons/file-up";
import UserPlus from "lucide-react/icons/user-round-plus";
import { href } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import styles from "./contacts-screen.module.css";

type Props = { isAdding: boolean; onAdd: () => void };

/** Before the first contact: what this place is for, and both ways to begin. */
export function NoContacts({ isAdding, onAdd }: Props) {
  const words = useWords(contactsWords);
  return (
    <EmptyState
      illustration={<EmptyBox className={styles.drawing} />}
      title={words.none}
      text={words.noneText}
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
