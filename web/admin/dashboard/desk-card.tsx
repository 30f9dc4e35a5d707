import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { RouteLink } from "#web/ui/actions/route-link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./desk-card.module.css";

type Props = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What matters here today. */
  live?: ReactNode;
  /** Calls for attention: there is something to do. */
  isUrgent?: boolean;
  to?: string;
  children?: ReactNode;
};

/** One of the ways into the desk; the whole card is the link. */
export function DeskCard(props: Props) {
  const { icon, title, text, live, isUrgent = false, to, children } = props;
  return (
    <li
      className={styles.card}
      data-linked={to !== undefined}
      data-export={children !== undefined}
    >
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <h2>
        {to === undefined ? title : <RouteLink to={to}>{title}</RouteLink>}
      </h2>
      <p className={styles.text}>{text}</p>
      {live !== undefined && (
        <p className={styles.live} data-urgent={isUrgent}>
          {live}
        </p>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
