import { useState } from "react";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/desk/form.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useFieldReasons, useRefusals } from "./field-reasons.ts";
import { differences, isSame, merge } from "./merge.ts";

type Outcome<Saved> =
  { ok: true; reply: Saved } | { ok: false; error: unknown };

type Fields<Content> = (keyof Content & string)[];

/** Two versions, and the fields in which somebody has to choose one. */
export type Conflict<Content, Saved> = {
  mine: Content;
  theirs: Content;
  latest: Saved;
  fields: Fields<Content>;
};

type Saving<Content, Saved> = {
  /** What the form began with; nothing for something new. */
  base: Saved | undefined;
  /** Of what is saved, the fields that this form writes. */
  contentOf: (saved: Saved) => Content;
  send: (content: Content, since: Saved | undefined) => Promise<Outcome<Saved>>;
  readTheirs: () => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Where somebody has to choose; wherever both versions differ, unless it is said otherwise. */
  fieldsToChoose?: (
    mine: Content,
    theirs: Content,
    begun: Content,
  ) => Fields<Content>;
};

/** Saves a form; a refusal goes to its fields, and somebody else's version beside one's own. */
export function useSaving<Content extends object, Saved>({
  base,
  contentOf,
  send,
  readTheirs,
  onSaved,
  fieldsToChoose = differences,
}: Saving<Content, Saved>) {
  const { saveFailed } = useWords(formWords);
  const fieldReasons = useFieldReasons();
  const refused = useRefusals();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Conflict<Content, Saved>>();

  async function compare(content: Content, since: Saved) {
    const latest = await readTheirs().catch(() => since);
    if (isSame(latest, since))
      return void toasts.show({ text: saveFailed, kind: "danger" });
    const [begun, theirs] = [contentOf(since), contentOf(latest)];
    const mine = merge(begun, content, theirs);
    const fields = fieldsToChoose(mine, theirs, begun);
    if (fields.length > 0) setConflict({ mine, theirs, latest, fields });
    else await save(mine, latest);
  }

  async function save(content: Content, since = base) {
    setErrors({});
    const outcome = await send(content, since);
    setConflict(undefined);
    if (outcome.ok) onSaved(outcome.reply);
    else if (since && isRefusedFor("edited_meanwhile", outcome.error))
      await compare(content, since);
    else setErrors(fieldReasons(outcome.error));
  }

  /** Saves where nothing is known to be wrong. */
  function trySave(problems: Record<string, ErrorCode>, content: Content) {
    if (Object.keys(problems).length > 0) setErrors(refused(problems));
    else void save(content);
  }

  return {
    save,
    trySave,
    errors,
    conflict,
    keepMine: () => conflict && void save(conflict.mine, conflict.latest),
    closeConflict: () => setConflict(undefined),
  };
}
