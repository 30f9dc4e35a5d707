import { type ReactNode, useId } from "react";
import { describedBy, FieldMessages } from "#web/ui/form/field-message.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./switch.module.css";

interface SwitchProps {
  label: ReactNode;
  /** The state in words, so that it is not shown by color alone. */
  onWord: string;
  offWord: string;
  name?: string;
  checked?: boolean;
  hideLabel?: boolean;
  helper?: ReactNode;
  onChange?: (isOn: boolean) => void;
}

/** A switch that takes effect at once. */
export function Switch({
  label,
  onWord,
  offWord,
  helper,
  hideLabel = false,
  onChange,
  ...native
}: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        {hideLabel ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={styles.text}>{label}</span>
        )}
        <input
          {...native}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
          role="switch"
          className={styles.input}
          aria-describedby={describedBy(id, { helper })}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className={styles.words} aria-hidden="true">
          <span className={styles.on}>{onWord}</span>
          <span className={styles.off}>{offWord}</span>
        </span>
      </label>
      <FieldMessages id={id} helper={helper} />
    </div>
  );
}
