import { href } from "react-router";
import Trash from "lucide-react/icons/trash-2";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { AskFirst } from "#web/ui/overlays/ask-first.tsx";

type Props = { id: string; isOwn: boolean; isLast: boolean };

/** Asks first; one's own account and the last one say why they stay. */
export function DeleteUser({ id, isOwn, isLast }: Props) {
  const words = useWords(usersWords);
  const leave = useLeave();
  const { run, isPending } = useAction("DELETE /api/users/:id", {
    success: words.deleted,
    failure: "server-toasts",
    revalidate: false,
  });

  async function remove() {
    const { ok } = await run({ params: { id } });
    if (ok) leave(href("/dashboard/users"));
  }

  const reason = isLast ? words.deleteLast : isOwn && words.deleteOwn;
  return (
    <FormSection title={words.deleteTitle} intro={reason || words.deleteText}>
      {!reason && (
        <AskFirst
          kind="danger"
          icon={Trash}
          label={words.deleteButton}
          title={words.deleteAsk}
          text={words.deleteText}
          yes={words.deleteYes}
          no={words.deleteNo}
          pending={isPending}
          pendingLabel={words.deleting}
          act={remove}
        />
      )}
    </FormSection>
  );
}
