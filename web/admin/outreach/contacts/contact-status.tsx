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
  groupOf,
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

/** Where a result is read: with the family beside it by those who may, or as the family sees it. */
export function useResultPlace() {
  const may = useMay();
  return (id: string) =>
    may("GET /api/results/:id/family")
      ? href("/dashboard/results/:id", { id })
      : href("/results/:id", { id });
}

type Props = {
  contact: Contact;
  now: string;
  /** Where the result is linked already. */
  hideResult?: boolean;
};

/** The status of an invitation by color, icon and word, what keeps texts from the phone, and the way to the result. */
export function ContactStatus({ contact, now, hideResult }: Props) {
  const { name, result, optedout, deadphone, message } = contact;
  const words = useWords(contactsWords);
  const { optedOut } = useWords(deliveryStatusWords);
  const placeOf = useResultPlace();
  const group = groupOf(contact, now);
  // Without a provider the text stayed on this server.
  const isTest = group === "sent" && message?.state === "kept";
  // After an opt-out the status of the last text no longer matters.
  const isShown = hasStatus(group) && !(optedout && group !== "completed");
  return (
    <div className={styles.line}>
      {isShown && (
        <span className={styles.status} data-status={isTest ? "test" : group}>
          <Icon of={isTest ? FlaskConical : icons[group]} size="small" />
          {isTest ? words.testOnly : words.groups[group]}
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
        <Link to={placeOf(result)} aria-label={words.resultOf(name)}>
          {words.result}
        </Link>
      )}
    </div>
  );
}
