import { useState } from "react";
import type { Settings } from "#shared/contract/settings.ts";
import { useFieldReasons } from "#web/admin/desk/field-reasons.ts";
import { differences, merge } from "#web/admin/form/saving/merge.ts";
import { useDraft } from "#web/admin/form/saving/use-draft.ts";
import { useRefusals } from "#web/admin/form/saving/use-refusals.ts";
import { useAction } from "#web/core/action.ts";
import { call, isRefusedFor } from "#web/core/call.ts";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/contents.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import {
  changesOf,
  type Draft,
  draftOf,
  problemsOf,
} from "./contents-draft.ts";

/** The site's texts being written, and what comes in the way of saving them. */
export function useContents(settings: Settings) {
  const words = useWords(contentsWords);
  const refused = useRefusals();
  const fieldReasons = useFieldReasons();
  const [base, setBase] = useState(settings);
  const { draft, change, begin, isDirty } = useDraft<Draft>(draftOf(settings));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<{ mine: Draft; theirs: Settings }>();
  const { run, isPending } = useAction("PUT /api/settings", {
    success: words.saved,
    failure: { say: words.saveFailed, except: "edited_meanwhile" },
  });

  function settle(saved: Settings) {
    setBase(saved);
    begin(draftOf(saved));
    setConflict(undefined);
  }

  async function compare(mine: Draft) {
    try {
      const theirs = await call("GET /api/settings", {});
      const merged = merge(draftOf(base), mine, draftOf(theirs));
      setConflict({ mine: merged, theirs });
    } catch {
      toasts.show({ text: words.saveFailed, kind: "danger" });
    }
  }

  async function save(mine = draft, since = base) {
    const problems = refused(problemsOf(mine));
    setErrors(problems);
    if (Object.keys(problems).length > 0) return problems;
    const outcome = await run({ body: changesOf(since, mine) });
    if (outcome.ok) settle(outcome.reply);
    else if (isRefusedFor("edited_meanwhile", outcome.error))
      await compare(mine);
    else {
      const reasons = fieldReasons(outcome.error);
      setErrors(reasons);
      return reasons;
    }
    return {};
  }

  return {
    fields: { draft, change, errors },
    isDirty,
    isPending,
    save: () => (isDirty ? save() : Promise.resolve({})),
    conflict: conflict && {
      ...conflict,
      keys: differences(conflict.mine, draftOf(conflict.theirs)),
    },
    keepMine: () => conflict && void save(conflict.mine, conflict.theirs),
    takeTheirs: () => conflict && settle(conflict.theirs),
    closeConflict: () => setConflict(undefined),
  };
}

export type ContentFields = ReturnType<typeof useContents>["fields"];
