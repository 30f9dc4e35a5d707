import { useLoaderData } from "react-router";
import type { Route } from "./+types/user-screen.ts";
import { useStaff } from "#web/admin/desk/staff.ts";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { DeleteUser } from "./delete-user.tsx";
import { PasswordLink } from "./links/password-link.tsx";
import { ResetSecondStep } from "./reset-second-step.tsx";
import { UserForm } from "./user-form.tsx";
import styles from "./users.module.css";

type Params = Route.ClientLoaderArgs["params"];

/** Without an id it is a new one. */
const page = load(async ({ call, params: { id } }: Loading<Params>) => {
  const none = { user: undefined, isLast: false, mayLink: false };
  if (id === undefined) return none;
  const [user, users, ways] = await Promise.all([
    call("GET /api/users/:id", { params: { id } }).catch(orMissing),
    call("GET /api/users", {}),
    call("GET /api/auth/ways", {}),
  ]);
  const admins = users.filter(({ roles }) => roles.includes("admin"));
  const isLast = admins.length === 1 && admins[0]?._id === user._id;
  return { user, isLast, mayLink: ways.password };
});
export const clientLoader = page.browser;

export default function UserScreen() {
  const { user, isLast, mayLink } = useLoaderData<typeof clientLoader>();
  const isOwn = useStaff()._id === user?._id;
  if (!user) return <UserForm key="new" user={undefined} />;
  return (
    <>
      <UserForm key={user._id} user={user} />
      <div className={styles.after}>
        {mayLink && !isOwn && <PasswordLink user={user} />}
        {user.secondstep && !isOwn && <ResetSecondStep id={user._id} />}
        <DeleteUser id={user._id} isOwn={isOwn} isLast={isLast} />
      </div>
    </>
  );
}
