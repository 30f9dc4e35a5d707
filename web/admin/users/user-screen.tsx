import { useLoaderData } from "react-router";
import type { Route } from "./+types/user-screen.ts";
import { useStaff } from "#web/admin/desk/staff.ts";
import { useWords } from "#web/core/language.tsx";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { DeleteUser } from "./delete-user.tsx";
import { PasswordLink } from "./links/password-link.tsx";
import { ResetSecondStep } from "./reset-second-step.tsx";
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
