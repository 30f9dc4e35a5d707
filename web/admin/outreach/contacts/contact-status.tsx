import Ban from "lucide-react/icons/ban";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Clock from "lucide-react/icons/clock-alert";
import FlaskConical from "lucide-react/icons/flask-conical";
import Send from "lucide-react/icons/send";
import { href } from "react-router";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import {
  type ContactGroup,
  contactGroup,
  isOnlyStored,
} from "#shared/rules/outreach/contacts/view.ts";
import { useMay } from "#web/admin/layout/staff.ts";
import {
  CallInstead,
  DeliveryStatus,
} from "#web/admin/outreach/messages/delivery-status.tsx";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { deliveryStatusWords } from "#web/i18n/admin/outreach/messages/delivery-status.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./contact-status.module.css";

const icons = {
  unsent: CircleDashed,
  sent: Send,
  expired: Clock,
  completed: CircleCheck,
};

const hasStatus = (group: ContactGroup): group is keyof typeof icons =>
  group in icons;

/** The path of a result: the screen with the family's data if the user may see it, otherwise the family's own page. */
export function useResultPath() {
  const may = useMay();
  return (id: string) =>
    may("GET /api/results/:id/family")
      ? href("/dashboard/results/:id", { id })
      : href("/results/:id", { id });
}

type Props = {
  contact: Contact;
  now: string;
  /** Hides the link to the result. */
  hideResult?: boolean;
};

/** An invitation's status, delivery problems of the phone, and a link to the result. */
export function ContactStatus({ contact, now, hideResult }: Props) {
  const { name, result, optedout, deadphone, message } = contact;
  const words = useWords(contactsWords);
  const { optedOut } = useWords(deliveryStatusWords);
  const resultPath = useResultPath();
  const group = contactGroup(contact, now);
  // After an opt-out, earlier delivery states no longer matter.
  const isShown = hasStatus(group) && !(optedout && group !== "completed");
  return (
    <div className={styles.line}>
      {isShown && (
        <span className={styles.status} data-status={group}>
          <Icon of={icons[group]} size="small" />
          {words.groups[group]}
        </span>
      )}
      {!optedout && isOnlyStored(contact) && (
        <span className={styles.status} data-status="test">
          <Icon of={FlaskConical} size="small" />
          {words.test}
        </span>
      )}
      {optedout ? (
        <span className={styles.status} data-status="stopped">
          <Icon of={Ban} size="small" />
          {optedOut}
        </span>
      ) : deadphone ? (
        <CallInstead />
      ) : (
        message && !result && <DeliveryStatus news={message} family={contact} />
      )}
      {result && !hideResult && (
        <Link to={resultPath(result)} aria-label={words.resultOf(name)}>
          {words.result}
        </Link>
      )}
    </div>
  );
}
