import { useState } from "react";
import type {
  ConcernContent,
  EditedConcern,
} from "#shared/contract/concerns.ts";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { useDraft } from "#web/admin/form/saving/use-draft.ts";
import { useRefusals } from "#web/admin/form/saving/use-refusals.ts";
import { useSaving } from "#web/admin/form/saving/use-saving.ts";
import { backTo } from "#web/admin/list/use-address.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { compact, contentOf, draftOf } from "./concern-draft.ts";
import { problemsOf } from "./concern-problems.ts";

/** Writing a concern, or a part of it: the draft, and saving it without losing anybody's words. */
export function useConcernForm(concern: EditedConcern | undefined) {
  const refused = useRefusals();
  const [base, setBase] = useState(concern);
  const [start] = useState(() => draftOf(concern));
  const { draft, change, begin, isDirty } = useDraft(start);
  const saving = useSaveConcern(base);

  function save() {
    const compacted = compact(draft);
    const problems = refused(problemsOf(compacted));
    // So that what the server names by its place in a list is found there.
    change("questions")(compacted.questions);
    change("externallinks")(compacted.externallinks);
    change("externallinks_es")(compacted.externallinks_es);
    if (Object.keys(problems).length > 0) saving.setErrors(problems);
    else void saving.save(contentOf(compacted));
  }

  function takeTheirs() {
    if (!saving.conflict) return;
    setBase(saving.conflict.theirs);
    begin(draftOf(saving.conflict.theirs));
    saving.closeConflict();
  }

  return {
    fields: { draft, change, errors: saving.errors },
    isDirty,
    saving,
    save,
    takeTheirs,
  };
}

function useSaveConcern(base: EditedConcern | undefined) {
  const words = useWords(adminConcernsWords);
  const leave = useLeave();
  const wording = {
    success: words.saved,
    failure: { say: words.saveFailed, except: "edited_meanwhile" as const },
  };
  const creating = useAction("POST /api/concerns", wording);
  const changing = useAction("PUT /api/concerns/:id", wording);
  const params = { id: base?._id ?? "" };
  const saving = useSaving<ConcernContent, EditedConcern>({
    base,
    send: (content, version) =>
      version === undefined
        ? creating.run({ body: content })
        : changing.run({ params, body: { ...content, version } }),
    readTheirs: () => call("GET /api/concerns/edit/:id", { params }),
    onSaved: ({ _id }) => {
      const { to, state } = backTo("/dashboard/concerns");
      leave(`${to}#${_id}`, state);
    },
  });
  return { ...saving, isPending: creating.isPending || changing.isPending };
}
