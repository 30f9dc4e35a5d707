import { type Selecting, shareOf } from "#web/admin/contacts/view/selection.ts";
import type { Looking } from "#web/admin/contacts/view/use-contact-view.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import styles from "./filters.module.css";

type Props = { looking: Looking; selection: Selecting };

/** Selects what is on this page; from there, everything that was found. */
export function SelectShown({ looking, selection }: Props) {
  const { page, foundIds, total } = looking;
  const words = useWords(contactsWords);
  const shownIds = page.rows.map(({ contact }) => contact._id);
  const share = shareOf(selection.ids, shownIds);
  const mayAddMore =
    page.pages > 1 &&
    share === "all" &&
    shareOf(selection.ids, foundIds) !== "all";
  return (
    <div className={styles.select}>
      {page.total > 0 && (
        <Checkbox
          label={words.selectAll}
          checked={share === "all"}
          indeterminate={share === "some"}
          onChange={() => selection.toggleAll(shownIds)}
        />
      )}
      {mayAddMore && (
        <Button kind="quiet" compact onClick={() => selection.add(foundIds)}>
          {words.selectFound(foundIds.length)}
        </Button>
      )}
      <output className={styles.found}>
        {page.total < total && words.found(page.total, total)}
      </output>
    </div>
  );
}
