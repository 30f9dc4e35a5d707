import UserPlus from "lucide-react/icons/user-plus";
import { useId } from "react";
import { href, useLoaderData } from "react-router";
import type { User } from "#shared/contract/staff/users.ts";
import { Breakable } from "#web/admin/list/breakable.tsx";
import styles from "#web/admin/staff/account/account.module.css";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { useStaff } from "#web/admin/layout/staff.ts";
import { load } from "#web/core/calls/load.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { rolesWords } from "#web/i18n/admin/staff/roles.words.ts";
import { usersWords } from "#web/i18n/admin/staff/users.words.ts";
import { ButtonLink, Link } from "#web/ui/actions/link.tsx";
import { type Column, Table } from "#web/ui/table/table.tsx";
import { Invitations, InviteButton } from "./invitations.tsx";
import { SignInRules } from "./sign-in-rules.tsx";

const page = load(async ({ call }) => {
  const [users, rules, invited, ways] = await Promise.all([
    call("GET /api/users", {}),
    call("GET /api/sign-in-rules", {}),
    call("GET /api/staff-invitations", {}),
    call("GET /api/auth/ways", {}),
  ]);
  // Offer no invitations if only single sign-on is allowed, because invited people choose a password.
  return { users, rules, invited, mayInvite: ways.password };
});
export const clientLoader = page.browser;

export default function UsersScreen() {
  const { users, rules, invited, mayInvite } =
    useLoaderData<typeof clientLoader>();
  const words = useWords(usersWords);
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={words.intro}
      />
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

/** Adds a user by invitation, which is preferred, or with a password set by the admin. */
function WaysToAdd({ mayInvite }: { mayInvite: boolean }) {
  const words = useWords(usersWords);
  const [invite, add] = [useId(), useId()];
  return (
    <ul role="list" className={styles.ways}>
      {mayInvite && (
        <li>
          <InviteButton describedBy={invite} />
          <p id={invite}>{words.inviteMeans}</p>
        </li>
      )}
      <li>
        <ButtonLink
          kind={mayInvite ? "secondary" : "primary"}
          compact
          to={href("/dashboard/users/new")}
          icon={UserPlus}
          aria-describedby={add}
        >
          {words.add}
        </ButtonLink>
        <p id={add}>
          {mayInvite ? words.addMeans : words.addMeansWithoutPasswords}
        </p>
      </li>
    </ul>
  );
}

/** The columns of the user list. */
function useUserColumns(): Column<User>[] {
  const words = useWords(usersWords);
  const titles = useWords(rolesWords);
  const language = useLanguage();
  const staff = useStaff();
  return [
    {
      key: "name",
      head: words.name,
      isName: true,
      cell: ({ _id, name }) => (
        <span className={styles.name}>
          <Link to={href("/dashboard/users/edit/:id", { id: _id })}>
            {name}
          </Link>
          {_id === staff._id && <span className={styles.you}>{words.you}</span>}
        </span>
      ),
    },
    {
      key: "email",
      head: words.email,
      cell: ({ email }) => <Breakable text={email} />,
    },
    {
      key: "roles",
      head: titles.title,
      cell: ({ roles }) => roles.map((role) => titles.names[role]).join(", "),
    },
    {
      key: "secondstep",
      head: words.secondStep,
      cell: ({ secondstep }) => (secondstep ? words.stepOn : words.stepOff),
    },
    {
      key: "lastsignin",
      head: words.lastSignIn,
      cell: ({ lastsignin }) =>
        lastsignin === null ? words.never : longDate(lastsignin, language),
    },
  ];
}
