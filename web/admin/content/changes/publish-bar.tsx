import { useState } from "react";
import type { Draft } from "#shared/contract/content/drafts.ts";
import { useTakeBack } from "#web/admin/content/saving/use-take-back.ts";
import { useMutation } from "#web/core/calls/action.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { Messages } from "#web/core/messages.tsx";
import { useWords } from "#web/core/language.tsx";
import { draftsWords } from "#web/i18n/admin/content/drafts.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import styles from "./changes.module.css";

/** The maximum length of a note, as on the server. */
const noteLimit = 500;

type Props = {
  chosen: Draft[];
  total: number;
  onPublished: (drafts: Draft[]) => void;
};

/** Publishes the chosen drafts with a note for the history. */
export function PublishBar({ chosen, total, onPublished }: Props) {
  const words = useWords(draftsWords);
  const reasonsOf = useReasons();
  const [note, setNote] = useState("");
  const findings = JSON.stringify(chosen.map((draft) => draft.findings));
  const [readFindings, setReadFindings] = useState<string>();
  const isChecked = readFindings === findings;
  const [first] = chosen;
  const saveLive = useTakeBack(first?.list ?? "settings", words.published);
  const hasConflicts = chosen.some(({ conflicts }) => conflicts.length > 0);
  const hasFindings = chosen.some(({ findings }) => findings.length > 0);
  const { run, isPending, messages } = useMutation(
    () =>
      saveLive(async () => {
        const items = chosen.map(({ list, id, version }) => ({
          list,
          id,
          version,
        }));
        const body = { note, items, ...(hasFindings && { anyway: isChecked }) };
        await call("POST /api/publications", { body });
        return {};
      }),
    {
      failure: {
        messagesOf: (error) => [...new Set(reasonsOf(error))],
      },
    },
    (error) =>
      isRefusedFor("edited_meanwhile", error) ||
      isRefusedFor("check_languages", error),
  );

  async function publish() {
    const { ok } = await run();
    if (!ok) return;
    onPublished(chosen);
    setNote("");
    setReadFindings(undefined);
  }

  return (
    <div className={styles.bar}>
      <Field
        label={words.note}
        helper={words.noteHelper}
        value={note}
        limit={noteLimit}
        onChange={setNote}
      />
      {hasFindings && (
        <Checkbox
          label={words.anyway}
          checked={isChecked}
          onChange={(isRead) => setReadFindings(isRead ? findings : undefined)}
        />
      )}
      <Messages of={messages} />
      <div className={styles.publish}>
        <Button
          disabled={
            chosen.length === 0 || hasConflicts || (hasFindings && !isChecked)
          }
          pending={isPending}
          pendingLabel={words.publishing}
          onClick={() => void publish()}
        >
          {words.publish(chosen.length)}
        </Button>
        <output className={styles.author}>
          {hasConflicts
            ? words.decideFirst
            : words.chosen(chosen.length, total)}
        </output>
      </div>
    </div>
  );
}
