import { href } from "react-router";
import type { User } from "#shared/contract/users.ts";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { FormSection, NameAndEmail } from "#web/admin/form/fields.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { NewPasswordField } from "#web/admin/password/new-password-field.tsx";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { rolesWords } from "#web/i18n/admin/users/roles.ts";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { RoleChoices } from "./role-choices.tsx";
import {
  accountOf,
  draftOf,
  isMismatch,
  missingIn,
  type UserDraft,
} from "./user-draft.ts";
import styles from "./users.module.css";

type Props = { user: User | undefined; intro?: string };

/** The form of an account; without a password the old one stays. */
export function UserForm({ user, intro }: Props) {
  const words = useWords(usersWords);
  const roles = useWords(rolesWords);
  const form = useUserForm(user);
  const { draft, change, errors } = form;
  return (
    <EditForm
      title={user ? words.editTitle : words.newTitle}
      {...(intro !== undefined && { intro })}
      back={{ to: href("/dashboard/users"), label: words.back }}
      form={form}
    >
      <FormSection title={words.accountTitle}>
        <div className={styles.narrow}>
          <NameAndEmail {...form} />
        </div>
      </FormSection>
      <FormSection title={roles.title} intro={roles.intro}>
        <RoleChoices
          own={draft.roles}
          error={errors["roles"]}
          onChange={change("roles")}
        />
      </FormSection>
      <FormSection
        title={words.passwordTitle}
        intro={user && words.passwordOld}
      >
        <div className={styles.narrow}>
          <NewPasswordField
            label={words.password}
            required={!user}
            error={errors["password"]}
            context={[draft.name, draft.email]}
            value={draft.password}
            onChange={change("password")}
          />
          <PasswordField
            label={words.password2}
            showLabel={words.show}
            hideLabel={words.hide}
            autoComplete="new-password"
            required={!user}
            error={errors["password2"]}
            value={draft.password2}
            onChange={change("password2")}
          />
        </div>
      </FormSection>
    </EditForm>
  );
}

function useUserForm(user: User | undefined) {
  const { saved, mismatch } = useWords(usersWords);
  const leave = useLeave();
  return useAdminForm({
    start: user,
    draftOf,
    contentOf: accountOf,
    problems(draft: UserDraft) {
      const missing = missingIn(draft, !user);
      if (missing.length === 0 && isMismatch(draft))
        return { password2: { text: mismatch } };
      return Object.fromEntries(missing.map((field) => [field, "required"]));
    },
    onRefused({ password2 }, focusFirst) {
      if (password2 === mismatch)
        toasts.show({ text: mismatch, kind: "danger" });
      focusFirst();
    },
    send: (account, since) =>
      since
        ? call("PUT /api/users/:id", {
            params: { id: since._id },
            body: { _id: since._id, ...account },
          })
        : call("POST /api/users", { body: { password: "", ...account } }),
    success: saved,
    failure: "server-toasts",
    revalidate: false,
    onSaved: () => leave(href("/dashboard/users")),
  });
}
