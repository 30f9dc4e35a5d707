import { href } from "react-router";
import type { User } from "#shared/contract/users.ts";
import { useStaff } from "#web/admin/desk/staff.ts";
import { longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { rolesWords } from "#web/i18n/admin/users/roles.ts";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { Link } from "#web/ui/actions/link.tsx";
import type { Column } from "#web/ui/content/table.tsx";
import styles from "./users.module.css";

/** Who somebody is, and when they were here last; the name leads to the account. */
export function useUserColumns(): Column<User>[] {
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
      cell: ({ email }) => <Email address={email} />,
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

/** Where it does not fit, it goes on in the next line after the @. */
function Email({ address }: { address: string }) {
  const end = address.indexOf("@") + 1;
  return (
    <span className={styles.email}>
      {address.slice(0, end)}
      <wbr />
      {address.slice(end)}
    </span>
  );
}
