import Trash from "lucide-react/icons/trash-2";
import { href, useLoaderData } from "react-router";
import type { User } from "#shared/contract/staff/users.ts";
import styles from "#web/admin/staff/account/account.module.css";
import { useStaff } from "#web/admin/layout/staff.ts";
import { useLeave } from "#web/admin/layout/unsaved.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { FormSection, NameAndEmail } from "#web/admin/form/fields.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { NewPasswordField } from "#web/admin/staff/password/new-password-field.tsx";
import { PasswordField } from "#web/admin/staff/password/password-field.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { call as callApi } from "#web/core/calls/call.ts";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { useWords } from "#web/core/language.tsx";
import { invitedWords } from "#web/i18n/admin/staff/invitations.words.ts";
import { rolesWords } from "#web/i18n/admin/staff/roles.words.ts";
import { usersWords } from "#web/i18n/admin/staff/users.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConfirmButton } from "#web/ui/overlays/confirm-button.tsx";
import type { Route } from "./+types/user-screen.ts";
import { NewLinkButton } from "./invitations.tsx";
import { RoleChoices } from "./role-choices.tsx";
import {
  accountOf,
  toUserDraft,
  isMismatch,
  missingIn,
  type UserDraft,
} from "./user-draft.ts";

type Params = Route.ClientLoaderArgs["params"];

/** Loads the user, unless the account is new. */
const page = load(async ({ call, params: { id } }: Loading<Params>) => {
  const { password } = await call("GET /api/auth/ways", {});
  if (id === undefined)
    return { user: undefined, isLast: false, isByPassword: password };
  const [user, users] = await Promise.all([
    call("GET /api/users/:id", { params: { id } }).catch(orMissing),
    call("GET /api/users", {}),
  ]);
  const admins = users.filter(({ roles }) => roles.includes("admin"));
  const isLast = admins.length === 1 && admins[0]?._id === user._id;
  return { user, isLast, isByPassword: password };
});
export const clientLoader = page.browser;

export default function UserScreen() {
  const { user, isLast, isByPassword } = useLoaderData<typeof clientLoader>();
  const isOwn = useStaff()._id === user?._id;
  const words = useWords(usersWords);
  const links = useWords(invitedWords);
  if (!user) {
    const intro = isByPassword
      ? words.addMeans
      : words.addMeansWithoutPasswords;
    return <UserForm key="new" user={undefined} intro={intro} />;
  }
  return (
    <>
      <UserForm key={user._id} user={user} />
      <div className={styles.after}>
        {isByPassword && !isOwn && (
          <FormSection title={links.passwordTitle} intro={links.passwordText}>
            <NewLinkButton
              line="POST /api/users/:id/password-link"
              person={user}
            >
              {links.passwordButton}
            </NewLinkButton>
          </FormSection>
        )}
        {user.secondstep && !isOwn && <ResetTwoStep id={user._id} />}
        <DeleteUser id={user._id} isOwn={isOwn} isLast={isLast} />
      </div>
    </>
  );
}

/** Turns off two-step verification for a user who lost their phone and recovery codes. */
function ResetTwoStep({ id }: { id: string }) {
  const words = useWords(usersWords);
  const { run, isPending } = useAction("DELETE /api/users/:id/second-step", {
    success: words.resetDone,
    failure: "server-toasts",
  });
  return (
    <FormSection title={words.resetTitle} intro={words.resetText}>
      <ConfirmButton
        kind="secondary"
        label={words.resetButton}
        title={words.resetAsk}
        text={words.resetText}
        yes={words.resetYes}
        no={words.cancel}
        pending={isPending}
        pendingLabel={words.resetting}
        act={() => run({ params: { id } })}
      />
    </FormSection>
  );
}

type DeleteProps = { id: string; isOwn: boolean; isLast: boolean };

/** Deletes a user after confirmation; explains why the own account and the last admin cannot be deleted. */
function DeleteUser({ id, isOwn, isLast }: DeleteProps) {
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
        <ConfirmButton
          kind="danger"
          icon={Trash}
          label={words.deleteButton}
          title={words.deleteAsk}
          text={words.deleteText}
          yes={words.deleteYes}
          no={words.cancel}
          pending={isPending}
          pendingLabel={words.deleting}
          act={remove}
        />
      )}
    </FormSection>
  );
}

type Props = { user: User | undefined; intro?: string };

/** The form of an account. If the password field is empty, the password stays the same. */
function UserForm({ user, intro }: Props) {
  const words = useWords(usersWords);
  const roles = useWords(rolesWords);
  const form = useUserForm(user);
  return (
    <EditForm
      title={user ? words.editTitle : words.newTitle}
      {...(intro !== undefined && { intro })}
      back={{ to: href("/dashboard/users"), label: words.back }}
      form={form}
    >
      <FormSection title={words.accountTitle}>
        <div className={styles.form}>
          <NameAndEmail {...form} />
        </div>
      </FormSection>
      <FormSection title={roles.title} intro={roles.intro}>
        <RoleChoices {...form.fieldProps("roles")} />
      </FormSection>
      <FormSection
        title={words.passwordTitle}
        intro={user && words.passwordOld}
      >
        <div className={styles.form}>
          <NewPasswordField
            label={words.password}
            required={!user}
            context={[form.draft.name, form.draft.email]}
            {...form.fieldProps("password")}
          />
          <PasswordField
            label={words.password2}
            autoComplete="new-password"
            required={!user}
            {...form.fieldProps("password2")}
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
    draftOf: toUserDraft,
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
        ? callApi("PUT /api/users/:id", {
            params: { id: since._id },
            body: { _id: since._id, ...account },
          })
        : callApi("POST /api/users", { body: { password: "", ...account } }),
    success: saved,
    failure: "server-toasts",
    revalidate: false,
    leave: () => leave(href("/dashboard/users")),
  });
}
