import { useState } from "react";
import type { Selected } from "#shared/contract/contact-view.ts";
import { type Selecting, shareOf } from "#web/admin/contacts/view/selection.ts";
import type { Looking } from "#web/admin/contacts/view/use-contact-view.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import styles from "./filters.module.css";

type Props = { looking: Looking; selection: Selecting };

/** Selects what is on this page; from there, everything that was found. */
export function SelectShown({ looking, selection }: Props) {
  const { page, range, all, isNarrowed } = looking;
  const words = useWords(contactsWords);
  const share = shareOf(selection.selection, page.rows);
  const { isAll, isPending, addAll } = useSelectFound(looking, selection);
  return (
    <div className={styles.select}>
      {range.total > 0 && (
        <Checkbox
          label={words.selectAll}
          checked={share === "all"}
          indeterminate={share === "some"}
          onChange={() => selection.toggleAll(page.rows)}
        />
      )}
      {range.pages > 1 && share === "all" && !isAll && (
        <Button
          kind="quiet"
          compact
          pending={isPending}
          pendingLabel={words.selecting}
          onClick={() => void addAll()}
        >
          {words.selectFound(range.total)}
        </Button>
      )}
      <output className={styles.found}>
        {isNarrowed && words.found(range.total, all)}
      </output>
    </div>
  );
}

/** Selects all contacts the filter finds, on every page. */
function useSelectFound(looking: Looking, selection: Selecting) {
  const { filter } = looking.view;
  const [done, setDone] = useState<{ of: object; contacts: Selected[] }>();
  const words = useWords(contactsWords);
  const { run, isPending } = useAction("POST /api/contacts/selection", {
    failure: { say: words.selectFailed },
    revalidate: false,
  });
  async function addAll() {
    const since = selection.selection;
    const outcome = await run({ body: { filter } });
    if (!outcome.ok) return;
    selection.addAll(outcome.reply, since);
    setDone({ of: filter, contacts: outcome.reply });
  }
  const isAll =
    done?.of === filter &&
    done.contacts.every(({ _id }) => selection.selection.has(_id));
  return { isAll, isPending, addAll };
}
