import type { ReactNode } from "react";
import { Icon } from "#web/ui/content/icon.tsx";
import {
  CircleAlert,
  CircleCheck,
  Info,
  TriangleAlert,
} from "#web/ui/content/icons.tsx";
import styles from "./alert.module.css";

export type NoticeKind = "info" | "success" | "warning" | "danger";

export const kindIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

interface AlertProps {
  kind?: NoticeKind;
  title?: string | undefined;
  children: ReactNode;
  /** The aria-live value of an alert that appears later; by default danger is assertive. */
  live?: "off" | "polite" | "assertive";
}

const roles = { off: undefined, polite: "status", assertive: "alert" };

/** A message that stays in its place on the page. */
export function Alert({
  kind = "info",
  title,
  children,
  live = kind === "danger" ? "assertive" : "off",
}: AlertProps) {
  return (
    <div
      className={`${styles.tones} ${styles.alert}`}
      data-kind={kind}
      role={roles[live]}
    >
      <span className={styles.icon}>
        <Icon of={kindIcons[kind]} />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
