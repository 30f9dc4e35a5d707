import { href } from "react-router";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock-alert";
import Send from "lucide-react/icons/send";
import type { Contact } from "#shared/contract/contacts.ts";
import {
  CallInstead,
  OptedOut,
  DeliveryStatus,
} from "#web/admin/messages/delivery-status.tsx";
import type { ContactGroup } from "#shared/rules/contacts/view.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./status.module.css";

const icons = { sent: Send, expired: Clock, completed: CircleCheck };

function isSaid(group: ContactGroup): group is keyof typeof icons {
  return group in icons;
}

type Props = { group: ContactGroup; contact: Contact };

/** Where an invitation stands, by colour, drawing and word, and the way to what came of it. */
export function Status({ group, contact }: Props) {
  const { name, result, optedout, deadphone, message } = contact;
  const words = useWords(contactsWords);
  return (
    <>
      {isSaid(group) && (
        <span className={styles.status} data-status={group}>
          <Icon of={icons[group]} size="small" />
          {words.groups[group]}
        </span>
      )}
      {optedout ? <OptedOut /> : message && <DeliveryStatus news={message} />}
      {deadphone && !optedout && <CallInstead />}
      {result && (
        <span className={styles.result}>
          <Link
            to={href("/results/:id", { id: result })}
            aria-label={words.resultOf(name)}
          >
            {words.result}
          </Link>
        </span>
      )}
    </>
  );
}
