import type { EditedSettings } from "#shared/contract/settings.ts";
import { clashes, isSame, pick } from "#web/admin/form/saving/merge.ts";
import { useDraft } from "#web/admin/form/saving/use-draft.ts";
import type { Conflict } from "#web/admin/form/saving/conflict.ts";
import { useSaving } from "#web/admin/form/saving/use-saving.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { showSite } from "#web/core/frame/site.ts";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import {
  changesOf,
  type Draft,
  draftOf,
  problemsOf,
} from "./contents-draft.ts";

/** The site's texts being written, and what comes in the way of saving them. */
export function useContents(settings: EditedSettings) {
  const words = useWords(contentsWords);
  const { base, draft, change, begin, isDirty } = useDraft(settings, draftOf);
  const { run, isPending } = useAction("PUT /api/settings", {
    success: words.saved,
    failure: { say: words.saveFailed, except: "edited_meanwhile" },
    revalidate: false,
  });

  function send(mine: Draft, since = settings) {
    const body = changesOf(since, mine);
    if (!isSame(body, { before: {} })) return run({ body });
    toasts.show({ text: words.saved, kind: "success" });
    return Promise.resolve({ ok: true as const, reply: since });
  }

  const saving = useSaving<Draft, EditedSettings>({
    base,
    contentOf: draftOf,
    send,
    readTheirs: () => call("GET /api/settings/edit", {}),
    onSaved: (saved) => {
      begin(saved);
      showSite(saved);
    },
    fieldsToChoose: clashes,
  });

  /** Where both changed the same, theirs; everything else that was written here stays, and is saved. */
  function takeTheirs({
    mine,
    theirs,
    latest,
    fields,
  }: Conflict<Draft, EditedSettings>) {
    void saving.save({ ...mine, ...pick(theirs, fields) }, latest);
  }

  return {
    fields: { draft, change, errors: saving.errors },
    isDirty,
    saving: { ...saving, isPending },
    save: () => saving.trySave(problemsOf(draft), draft),
    takeTheirs,
  };
}

export type ContentFields = ReturnType<typeof useContents>["fields"];
