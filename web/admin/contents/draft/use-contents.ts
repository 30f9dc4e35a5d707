import { useState } from "react";
import type { Settings } from "#shared/contract/settings.ts";
import { useFieldReasons } from "#web/admin/form/saving/field-reasons.ts";
import { isSame } from "#web/admin/form/saving/merge.ts";
import { useRefusals } from "#web/admin/form/saving/use-refusals.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { type Conflict, conflictOf, givingWay } from "./conflict.ts";
import { changesOf, type Draft, problemsOf } from "./contents-draft.ts";
import { useSiteDraft } from "./use-site-draft.ts";

type Events = {
  /** Leads to the first field that was refused, whatever tab it is on. */
  reveal: (field: string) => void;
  onSaved: () => Promise<void>;
};

/** The site's texts being written, and what comes in the way of saving them. */
export function useContents(settings: Settings, events: Events) {
  const words = useWords(contentsWords);
  const refused = useRefusals();
  const fieldReasons = useFieldReasons();
  const written = useSiteDraft(settings);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Conflict>();
  const { run, isPending } = useAction("PUT /api/settings", {
    success: words.saved,
    failure: { say: words.saveFailed, except: "edited_meanwhile" },
  });

  function refuse(reasons: Record<string, string>) {
    setErrors(reasons);
    const [first] = Object.keys(reasons);
    if (first !== undefined) events.reveal(first);
  }

  async function meet(mine: Draft, since: Settings) {
    const theirs = await call("GET /api/settings", {}).catch(() => since);
    const met = conflictOf(since, mine, theirs);
    if (met.keys.length > 0) setConflict(met);
    else if (!isSame(theirs, since)) await keep(met.mine, theirs);
    else toasts.show({ text: words.saveFailed, kind: "danger" });
  }

  async function keep(mine: Draft, theirs: Settings) {
    written.setDraft(mine);
    await save(mine, theirs);
  }

  async function done(mine: Draft, saved: Settings) {
    written.settle(mine, saved);
    setConflict(undefined);
    await events.onSaved();
  }

  async function save(mine = written.draft, since = written.base) {
    const problems = refused(problemsOf(mine));
    if (Object.keys(problems).length > 0) return refuse(problems);
    setErrors({});
    const body = changesOf(since, mine);
    if (isSame(body, { before: {} })) {
      toasts.show({ text: words.saved, kind: "success" });
      return done(mine, since);
    }
    const outcome = await run({ body });
    if (outcome.ok) await done(mine, outcome.reply);
    else if (isRefusedFor("edited_meanwhile", outcome.error))
      await meet(mine, since);
    else refuse(fieldReasons(outcome.error));
  }

  return {
    fields: { draft: written.draft, change: written.change, errors },
    isDirty: written.isDirty,
    isPending,
    save: () => save(),
    conflict,
    keepMine: () => conflict && keep(conflict.mine, conflict.theirs),
    takeTheirs: () => conflict && keep(givingWay(conflict), conflict.theirs),
    closeConflict: () => setConflict(undefined),
  };
}

export type ContentFields = ReturnType<typeof useContents>["fields"];
