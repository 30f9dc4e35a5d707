import type { ReactNode } from "react";
import { Icon } from "#web/ui/content/icon.tsx";
import { CircleAlert } from "#web/ui/content/icons.tsx";
import styles from "./field-message.module.css";

interface MessagesProps {
  id: string;
  helper?: ReactNode;
  error?: string | undefined;
}

/** The helper and the error of a control. Their ids are those in `describedBy`. */
export function FieldMessages({ id, helper, error }: MessagesProps) {
  return (
    <>
      {helper && (
        <div className={styles.helper} id={`${id}-helper`}>
          {helper}
        </div>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

/** The mark after the label of a required field. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {" *"}
    </span>
  );
}

/** The value of aria-describedby for a control with these messages. */
export function describedBy(
  id: string,
  messages: { helper?: unknown; error?: unknown; counter?: unknown },
) {
  const present = Object.entries(messages).filter(([, message]) => message);
  return present.map(([name]) => `${id}-${name}`).join(" ") || undefined;
}
