import type { LucideIcon } from "lucide-react";
import Pencil from "lucide-react/icons/pencil";
import { RouteLink } from "#web/ui/actions/route-link.tsx";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/admin/order.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import styles from "./row-link.module.css";

type Props = { to: string; icon: LucideIcon; tip: string; label: string };

/** A link of one icon at the end of a row. */
export function RowLink({ to, icon, tip, label }: Props) {
  return (
    <Tooltip text={tip}>
      <RouteLink to={to} className={styles.link} aria-label={label}>
        <Icon of={icon} />
      </RouteLink>
    </Tooltip>
  );
}

export function EditLink({ to, name }: { to: string; name: string }) {
  const words = useWords(orderWords);
  return (
    <RowLink
      to={to}
      icon={Pencil}
      tip={words.edit}
      label={words.editOf(name)}
    />
  );
}
