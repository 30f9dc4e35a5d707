import { useMemo } from "react";
import type { Selecting } from "#web/admin/contacts/view/use-selection.ts";
import type { Looking } from "#web/admin/contacts/view/use-view.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "./toolbar.module.css";

type Props = { looking: Looking; selection: Selecting };

/** How many are selected, also those that the list does not show now; and none at all again. */
export function Chosen({ looking, selection }: Props) {
  const words = useWords(contactsWords);
  const { chosen, clear } = selection;
  const { foundIds } = looking;
  const hidden = useMemo(() => {
    const found = new Set(chosen.length > 0 ? foundIds : []);
    return chosen.filter(({ _id }) => !found.has(_id)).length;
  }, [chosen, foundIds]);
  return (
    <>
      <output className={styles.chosen}>
        {chosen.length > 0 && words.chosen(chosen.length, hidden)}
      </output>
      {chosen.length > 0 && (
        <Button kind="quiet" compact onClick={clear}>
          {words.clearChoice}
        </Button>
      )}
    </>
  );
}
