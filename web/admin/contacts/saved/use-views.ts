import type { SavedView } from "#shared/contract/contact-lists.ts";
import type { Looking } from "#web/admin/contacts/view/use-contact-view.ts";
import { useFresh } from "#web/admin/list/use-fresh.ts";
import { isSame } from "#web/admin/form/merge.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { savedWords } from "#web/i18n/admin/contacts/saved.ts";

/** The views that staff keep under a name, and the one that is looked at now. */
export function useViews(loaded: SavedView[], { view }: Looking) {
  const words = useWords(savedWords);
  const [views, change] = useFresh(loaded);
  const { filter, sort } = view;
  const current = views.find(
    (each) => isSame(each.filter, filter) && isSame(each.sort, sort),
  );
  const options = {
    success: words.viewSaved,
    failure: "server-messages" as const,
    revalidate: false,
  };
  const creating = useAction("POST /api/contacts/views", options);
  const renaming = useAction("PUT /api/contacts/views/:id", options);
  const deleting = useAction("DELETE /api/contacts/views/:id", {
    ...options,
    success: words.viewDeleted,
  });
  const actions = [creating, renaming, deleting];

  type Outcome = { ok: true; reply: SavedView[] } | { ok: false };
  async function take(asked: Promise<Outcome>): Promise<boolean> {
    const outcome = await asked;
    if (outcome.ok) change(() => outcome.reply);
    return outcome.ok;
  }
  const params = { id: current?._id ?? "" };
  return {
    views,
    current,
    isPending: actions.some(({ isPending }) => isPending),
    messages: actions.flatMap(({ messages }) => messages),
    forgetMessages: () => actions.forEach((each) => each.forgetMessages()),
    /** Keeps what is looked at now, or gives the saved view another name. */
    save: (name: string) =>
      take(
        current
          ? renaming.run({ params, body: { name } })
          : creating.run({ body: { name, filter, sort } }),
      ),
    remove: () => take(deleting.run({ params })),
  };
}

export type Views = ReturnType<typeof useViews>;
