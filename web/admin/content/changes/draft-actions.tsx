import type { Draft } from "#shared/contract/content/drafts.ts";
import { editAddress } from "#web/admin/content/item-address.ts";
import {
  useFieldLabel,
  useItemTitle,
} from "#web/admin/content/history/labels.ts";
import { useAction } from "#web/core/calls/action.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { draftsWords } from "#web/i18n/admin/content/drafts.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { ConfirmButton } from "#web/ui/overlays/confirm-button.tsx";
import styles from "./changes.module.css";

/** Who drafted an item and when, and buttons to edit and discard the draft. */
export function DraftActions({ draft }: { draft: Draft }) {
  const words = useWords(draftsWords);
  const language = useLanguage();
  const title = useItemTitle()(draft);
  const { list, id, version, author, date } = draft;
  const { run, isPending } = useAction("DELETE /api/drafts/:list/:id", {
    success: words.discarded,
    failure: "server-toasts",
  });
  const form = editAddress(draft);
  return (
    <>
      <p className={styles.author}>
        {author}, {dateAndTime(date, language)}
      </p>
      {form && (
        <ButtonLink
          kind="secondary"
          compact
          to={form}
          aria-label={words.editItem(title)}
        >
          {words.edit}
        </ButtonLink>
      )}
      <ConfirmButton
        kind="quiet"
        compact
        label={words.discard}
        aria-label={words.discardItem(title)}
        title={words.discardTitle}
        text={<p>{words.discardText(title)}</p>}
        yes={words.discard}
        no={words.cancel}
        pending={isPending}
        pendingLabel={words.discarding}
        act={() => run({ params: { list, id }, body: { version } })}
      />
    </>
  );
}

type ConflictProps = { draft: Draft; latest: number };

/** Names the fields that a colleague has changed on the site since, with a choice between both versions. */
export function ConflictNote({ draft, latest }: ConflictProps) {
  const words = useWords(draftsWords);
  const labelOf = useFieldLabel();
  const { list, id, version, fields, conflicts } = draft;
  const { run, isPending } = useAction("PUT /api/drafts/:list/:id", {
    success: words.decided,
    failure: "server-toasts",
  });
  if (conflicts.length === 0) return null;
  const labels = conflicts.map((field) => labelOf(list, id, field));
  const liveFields = Object.fromEntries(
    fields
      .filter(({ field }) => conflicts.includes(field))
      .map(({ field, before }) => [field, before]),
  );
  const decide = (chosen: object) => {
    const body = {
      version,
      base: latest,
      conflictsDecided: true,
      fields: { ...chosen },
    };
    void run({ params: { list, id }, body });
  };
  return (
    <Alert kind="warning" title={words.conflictTitle}>
      <p>{words.conflictText([...new Set(labels)].join(", "))}</p>
      <p className={styles.choice}>
        <Button
          kind="secondary"
          compact
          disabled={isPending}
          onClick={() => decide({})}
        >
          {words.keepDraft}
        </Button>
        <Button
          kind="secondary"
          compact
          disabled={isPending}
          onClick={() => decide(liveFields)}
        >
          {words.keepSite}
        </Button>
      </p>
    </Alert>
  );
}
