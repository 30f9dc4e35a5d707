import { href } from "react-router";
import type {
  EditedContent,
  EditedConcern,
} from "#shared/contract/concerns.ts";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { useDraft } from "#web/admin/form/saving/use-draft.ts";
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
  const { base, draft, change, begin, isDirty } = useDraft(concern, draftOf);
  const saving = useSaveConcern(base);

  function save() {
    const compacted = compact(draft);
    // So that what the server names by its place in a list is found there.
    change("questions")(compacted.questions);
    change("externallinks")(compacted.externallinks);
    change("externallinks_es")(compacted.externallinks_es);
    saving.trySave(problemsOf(compacted), contentOf(compacted));
  }

  function takeTheirs(theirs: EditedConcern) {
    begin(theirs);
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
  const options = {
    success: words.saved,
    failure: { say: words.saveFailed, except: "edited_meanwhile" as const },
    revalidate: false,
  };
  const creating = useAction("POST /api/concerns", options);
  const changing = useAction("PUT /api/concerns/:id", options);
  const params = { id: base?._id ?? "" };
  const saving = useSaving<EditedContent, EditedConcern>({
    base,
    contentOf: (concern) => concern,
    send: (content, since) =>
      since
        ? changing.run({
            params,
            body: { ...content, version: since.version },
          })
        : creating.run({ body: content }),
    readTheirs: () => call("GET /api/concerns/edit/:id", { params }),
    onSaved: ({ _id }) => {
      const { to, state } = backTo(href("/dashboard/concerns"));
      leave(`${to}#${_id}`, state);
    },
  });
  return { ...saving, isPending: creating.isPending || changing.isPending };
}
