import { href, type NavigateFunction, useNavigate } from "react-router";
import type { ContentList } from "#shared/rules/content/site-content.ts";
import { useTakeBack } from "./use-take-back.ts";
import type { SaveMode } from "#web/admin/form/use-admin-form.ts";
import { isRefusal } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { draftsWords } from "#web/i18n/admin/content/drafts.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import {
  type DraftTarget,
  publishSaved,
  saveToDraft,
} from "#web/admin/content/drafts/item-draft.ts";

type Edited = DraftTarget & { fields: object };

/**
 * Returns functions that save content and show a message. On the site, the message offers to undo the save; in
 * drafts, it does not. `onTakenBack` loads the earlier content into a form that stays open.
 */
export function useSaveContent(
  list: ContentList,
  savedText: string,
  onTakenBack?: () => unknown,
) {
  const words = useWords(draftsWords);
  const reasonsOf = useReasons();
  const navigate: NavigateFunction = useNavigate();
  const saveLive = useTakeBack(list, savedText, onTakenBack);
  const action = {
    label: words.seeChanges,
    act: () => void navigate(href("/dashboard/history/changes")),
  };

  /** Returns the ids of the items; a new one gets its id from the server. */
  async function saveDrafts(mode: SaveMode, items: Edited[]) {
    const saved: Awaited<ReturnType<typeof saveToDraft>>[] = [];
    for (const { fields, ...target } of items)
      saved.push(await saveToDraft(target, fields));
    const [first] = saved;
    if (mode === "preview") return saved;
    if (mode === "draft") {
      toasts.show({ text: words.draftSaved, kind: "success", action });
      return saved;
    }
    try {
      await saveLive(async () => {
        await publishSaved(saved);
        return list === "settings" ? {} : { _id: first?.id };
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const reasons = [...new Set(reasonsOf(error))].join(" ");
      const text = words.notPublished(reasons);
      toasts.show({ text, kind: "danger", action });
    }
    return saved;
  }
  return { saveLive, saveDrafts };
}
