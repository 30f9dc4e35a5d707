import { useId } from "react";
import { href } from "react-router";
import UserPlus from "lucide-react/icons/user-plus";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { InviteButton } from "./links/invite-button.tsx";
import styles from "./users.module.css";

/** How somebody new gets in, and who chooses the password; where there are two ways, the first is better. */
export function WaysToAdd({ mayInvite }: { mayInvite: boolean }) {
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
