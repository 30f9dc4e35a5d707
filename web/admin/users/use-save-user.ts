import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { accountOf, type UserDraft } from "./user-draft.ts";

/** Saves an account, a new one without an id; each of the server's messages becomes a toast. */
export function useSaveUser(id: string | undefined) {
  const words = useWords(usersWords);
  const options = {
    success: words.saved,
    failure: "server-toasts",
    revalidate: false,
  } as const;
  const creating = useAction("POST /api/users", options);
  const changing = useAction("PUT /api/users/:id", options);

  function save(draft: UserDraft) {
    const { name, email, password, roles } = draft;
    return id === undefined
      ? creating.run({ body: { name, email, password, roles } })
      : changing.run({
          params: { id },
          body: { _id: id, ...accountOf(draft) },
        });
  }
  return { save, isPending: creating.isPending || changing.isPending };
}
