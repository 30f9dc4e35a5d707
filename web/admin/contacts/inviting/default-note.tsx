import { href } from "react-router";
import type { Selected } from "#shared/contract/contact-view.ts";
import { useWords } from "#web/core/language.tsx";
import { invitationWords } from "#web/i18n/admin/contacts/invitation.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import styles from "./inviting.module.css";
import type { Writing } from "./use-writing.ts";

type Props = { chosen: Selected[]; writing: Writing };

/** Says that the text is the default one and where that is changed, or leads back to it. */
export function DefaultNote({ chosen, writing }: Props) {
  const words = useWords(invitationWords);
  const { isDefault, message, progress, writeDefault } = writing;
  if (progress !== undefined) return null;
  if (!isDefault)
    return (
      <div>
        <Button kind="quiet" compact onClick={writeDefault}>
          {words.useDefault}
        </Button>
      </div>
    );
  if (message === "") return null;
  const isMixed = new Set(chosen.map(({ language }) => language)).size > 1;
  return (
    <p className={styles.note} data-kind="sentence">
      {isMixed ? words.isDefaultInBoth : words.isDefault}{" "}
      <Link to={`${href("/dashboard/contents")}?tab=invitation`}>
        {words.changeDefault}
      </Link>
      .
    </p>
  );
}
