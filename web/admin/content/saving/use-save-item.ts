import { href } from "react-router";
import {
  changedFields,
  type DraftState,
} from "#web/admin/content/drafts/item-draft.ts";
import type { SaveMode } from "#web/admin/form/use-admin-form.ts";
import { useLeave } from "#web/admin/layout/unsaved.tsx";
import { backTo } from "#web/admin/list/address.ts";
import { useSaveContent } from "./use-save-content.ts";

type SavedItem = DraftState & { _id: string };

/** Returns functions with which the form of a concern or question saves and returns to its list. `read` loads an item. */
export function useSaveItem<Item extends SavedItem>(
  list: "concerns" | "questions",
  savedText: string,
  read: (id: string, mode: SaveMode) => Promise<Item>,
) {
  const goTo = useLeave();
  const { saveLive, saveDrafts } = useSaveContent(list, savedText);

  /** Saves the fields that differ from `before`; without an item, adds a new one. If the form stays open, reads it again. */
  async function saveDraft<Content extends object>(
    mode: SaveMode,
    content: Content,
    before: Content | undefined,
    item: Item | undefined,
  ) {
    const { _id: id = "new", draft, latest } = item ?? {};
    const fields = changedFields(content, before);
    const [saved] = await saveDrafts(mode, [
      { list, id, draft, latest, fields },
    ]);
    const shown =
      saved && mode === "preview" ? await read(saved.id, mode) : undefined;
    return { _id: saved?.id, shown };
  }

  function leave({ _id = "" }: { _id?: string | undefined }) {
    const { to, state } = backTo(href(`/dashboard/${list}`));
    goTo(`${to}#${_id}`, state);
  }
  return { saveLive, saveDraft, leave };
}

/** An item with a draft is saved as a draft. */
export const modeOf = (item: DraftState | undefined): SaveMode =>
  item?.draft ? "draft" : "live";
