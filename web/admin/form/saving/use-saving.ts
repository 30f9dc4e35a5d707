import { useState } from "react";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form/form.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { type Conflict, conflictOf, type Versions } from "./conflict.ts";
import { useFieldReasons, useRefusals } from "./field-reasons.ts";
import { isSame } from "./merge.ts";

type Outcome<Saved> =
  { ok: true; reply: Saved } | { ok: false; error: unknown };

type Saving<Content, Saved> = Versions<Content, Saved> & {
  /** What the form began with; nothing for something new. */
  base: Saved | undefined;
  send: (content: Content, since: Saved | undefined) => Promise<Outcome<Saved>>;
  readTheirs: () => Promise<Saved>;
  onSaved: (saved: Saved) => void;
};

/** Saves a form; a refusal goes to its fields, and somebody else's version beside one's own. */
export function useSaving<Content extends object, Saved>({
  base,
  send,
  readTheirs,
  onSaved,
  ...versions
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
    const met = conflictOf(versions, content, since, latest);
    if (met.fields.length > 0) setConflict(met);
    else if (isSame(met.mine, met.theirs)) finish(latest);
    else await save(met.mine, latest);
  }

  async function save(content: Content, since = base) {
    setErrors({});
    const outcome = await send(content, since);
    if (outcome.ok) return finish(outcome.reply);
    if (since && isRefusedFor("edited_meanwhile", outcome.error))
      return compare(content, since);
    // Only what has to be corrected in the form takes one back to it; else the choice can be made again.
    const reasons = fieldReasons(outcome.error);
    setErrors(reasons);
    if (Object.keys(reasons).length > 0) setConflict(undefined);
  }

  function finish(saved: Saved) {
    setConflict(undefined);
    onSaved(saved);
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
