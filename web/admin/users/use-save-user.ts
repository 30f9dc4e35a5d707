import { useAction } from "#web/core/calls/action.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { accountOf, type UserDraft } from "./user-draft.ts";

/** Saves an account, a new one without an id; each of the server's messages becomes a toast. */
export function useSaveUser(id: string | undefined) {
  const words = useWords(usersWords);
  const reasonsOf = useReasons();
  const wording = { success: words.saved, failure: "silent" } as const;
  const creating = useAction("POST /api/users", wording);
  const changing = useAction("PUT /api/users/:id", wording);

  async function save(draft: UserDraft) {
    const { password, ...account } = draft;
    const outcome =
      id === undefined
        ? await creating.run({
            body: { name: account.name, email: account.email, password },
          })
        : await changing.run({
            params: { id },
            body: { _id: id, ...accountOf(draft) },
          });
    if (!outcome.ok)
      for (const text of reasonsOf(outcome.error))
        toasts.show({ text, kind: "danger" });
    return outcome;
  }
  return { save, isPending: creating.isPending || changing.isPending };
}
