import { href } from "react-router";
import { useState } from "react";
import type { User } from "#shared/contract/users.ts";
import {
  useFieldReasons,
  useRefusals,
} from "#web/admin/form/saving/field-reasons.ts";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { useDraft } from "#web/admin/form/saving/use-draft.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { AccountFields } from "./account-fields.tsx";
import { RoleFields } from "./role-fields.tsx";
import { PasswordFields } from "./password-fields.tsx";
import { useSaveUser } from "./use-save-user.ts";
import { draftOf, isMismatch, problemsOf } from "./user-draft.ts";

type Props = { user: User | undefined; intro?: string };

/** An account being written; without a password the old one stays. */
export function UserForm({ user, intro }: Props) {
  const words = useWords(usersWords);
  const refused = useRefusals();
  const fieldReasons = useFieldReasons();
  const leave = useLeave();
  const { draft, change, isDirty } = useDraft(user, draftOf);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { save, isPending } = useSaveUser(user?._id);

  async function trySave() {
    const problems = refused(problemsOf(draft, user === undefined));
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    if (isMismatch(draft)) {
      setErrors({ password2: words.mismatch });
      toasts.show({ text: words.mismatch, kind: "danger" });
      return;
    }
    const outcome = await save(draft);
    if (outcome.ok) leave(href("/dashboard/users"));
    else setErrors(fieldReasons(outcome.error));
  }

  return (
    <EditForm
      title={user ? words.editTitle : words.newTitle}
      {...(intro !== undefined && { intro })}
      back={{ to: href("/dashboard/users"), label: words.back }}
      isDirty={isDirty}
      isSaving={isPending}
      errors={errors}
      onSave={() => void trySave()}
    >
      <AccountFields draft={draft} change={change} errors={errors} />
      <RoleFields draft={draft} change={change} errors={errors} />
      <PasswordFields
        isNew={user === undefined}
        draft={draft}
        change={change}
        errors={errors}
      />
    </EditForm>
  );
}
