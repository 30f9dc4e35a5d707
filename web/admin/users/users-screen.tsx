import { useLoaderData } from "react-router";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { useWords } from "#web/core/language.tsx";
import { load } from "#web/core/calls/load.ts";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { Table } from "#web/ui/content/table.tsx";
import { Invitations } from "./links/invitations.tsx";
import { SignInRules } from "./sign-in-rules/sign-in-rules.tsx";
import styles from "./users.module.css";
import { useUserColumns } from "./user-columns.tsx";
import { WaysToAdd } from "./ways-to-add.tsx";

const page = load(async ({ call }) => {
  const [users, rules, invited, ways] = await Promise.all([
    call("GET /api/users", {}),
    call("GET /api/sign-in-rules", {}),
    call("GET /api/staff-invitations", {}),
    call("GET /api/auth/ways", {}),
  ]);
  // Who opens such a link chooses a password, which may not be what opens the desk here.
  return { users, rules, invited, mayInvite: ways.password };
});
export const clientLoader = page.browser;

export default function UsersScreen() {
  const { users, rules, invited, mayInvite } =
    useLoaderData<typeof clientLoader>();
  const words = useWords(usersWords);
  return (
    <>
      <ScreenHead title={words.title} intro={words.intro} />
      <WaysToAdd mayInvite={mayInvite} />
      <Table
        caption={words.title}
        rows={users}
        keyOf={({ _id }) => _id}
        columns={useUserColumns()}
      />
      <div className={styles.after}>
        <Invitations invited={invited} />
        <SignInRules rules={rules} />
      </div>
    </>
  );
}
