import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { href, useLoaderData } from "react-router";
import type { User } from "#shared/contract/users.ts";
import { useStaff } from "#web/admin/desk/staff.ts";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { FormSection } from "#web/admin/form/fields.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { useWords } from "#web/core/language.tsx";
import { invitedWords } from "#web/i18n/admin/users/invited.ts";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AskFirst } from "#web/ui/overlays/ask-first.tsx";
import type { Route } from "./+types/user-screen.ts";
import { type NewLink, NewLinkModal } from "./new-link-modal.tsx";
import { UserForm } from "./user-form.tsx";
import styles from "./users.module.css";

type Params = Route.ClientLoaderArgs["params"];

/** Without an id it is a new one. */
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
        {isByPassword && !isOwn && <PasswordLink user={user} />}
        {user.secondstep && !isOwn && <ResetSecondStep id={user._id} />}
        <DeleteUser id={user._id} isOwn={isOwn} isLast={isLast} />
      </div>
    </>
  );
}

/** A link to a new password, which an admin passes on to a user without email. */
function PasswordLink({ user: { _id: id, name, email } }: { user: User }) {
  const words = useWords(invitedWords);
  const [made, setMade] = useState<NewLink>();
  const { run, isPending } = useAction("POST /api/users/:id/password-link", {
    failure: "server-toasts",
    revalidate: false,
  });

  async function make() {
    const outcome = await run({ params: { id } });
    if (outcome.ok) setMade({ name, email, ...outcome.reply });
  }

  return (
    <FormSection title={words.passwordTitle} intro={words.passwordText}>
      <Button
        kind="secondary"
        pending={isPending}
        pendingLabel={words.making}
        onClick={() => void make()}
      >
        {words.passwordButton}
      </Button>
      {made && <NewLinkModal link={made} onClose={() => setMade(undefined)} />}
    </FormSection>
  );
}

/** For a user who lost the phone and the recovery codes. */
function ResetSecondStep({ id }: { id: string }) {
  const words = useWords(usersWords);
  const { run, isPending } = useAction("DELETE /api/users/:id/second-step", {
    success: words.resetDone,
    failure: "server-toasts",
  });
  return (
    <FormSection title={words.resetTitle} intro={words.resetText}>
      <AskFirst
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

/** Asks first. One's own account and the last admin cannot be deleted; the text says why. */
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
        <AskFirst
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
