import type { ReactNode } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { X } from "#web/ui/content/icons.tsx";
import { kindIcons, type NoticeKind } from "./kind.ts";
import styles from "./alert.module.css";

interface AlertProps {
  kind?: NoticeKind;
  title?: string | undefined;
  children: ReactNode;
  /** Says when an alert that appears later is read out; danger interrupts unless told otherwise. */
  live?: "off" | "polite" | "assertive";
  onClose?: (() => void) | undefined;
  closeLabel?: string;
}

const roles = { off: undefined, polite: "status", assertive: "alert" };

/** A message that stays in its place on the page. */
export function Alert({
  kind = "info",
  title,
  children,
  live = kind === "danger" ? "assertive" : "off",
  onClose,
  closeLabel = "",
}: AlertProps) {
  return (
    <div className={styles.alert} data-kind={kind} role={roles[live]}>
      <span className={styles.icon}>
        <Icon of={kindIcons[kind]} />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
      {onClose && <IconButton icon={X} label={closeLabel} onClick={onClose} />}
    </div>
  );
}
