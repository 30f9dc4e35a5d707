import { type ComponentProps, type ReactNode, useId } from "react";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import {
  describedBy,
  FieldMessages,
  RequiredMark,
} from "#web/ui/form/field-message.tsx";
import styles from "./checkbox.module.css";

type NativeProps = Omit<
  ComponentProps<"input">,
  "className" | "style" | "type" | "onChange"
>;

interface CheckboxProps extends NativeProps {
  label: ReactNode;
  /** Hides the label visually, where a table column explains it. */
  hideLabel?: boolean;
  helper?: ReactNode;
  error?: string | undefined;
  indeterminate?: boolean;
  onChange?: (isChecked: boolean) => void;
}

export function Checkbox({
  label,
  hideLabel = false,
  helper,
  error,
  indeterminate = false,
  onChange,
  ...native
}: CheckboxProps) {
  const ownId = useId();
  const id = native.id ?? ownId;
  return (
    <div className={styles.field} data-bare={hideLabel}>
      <label className={styles.label}>
        <input
          {...native}
          id={id}
          type="checkbox"
          className={styles.box}
          ref={(box) => {
            if (box) box.indeterminate = indeterminate;
          }}
          aria-invalid={error ? true : native["aria-invalid"]}
          aria-describedby={describedBy(id, { helper, error })}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {native.required && !hideLabel && <RequiredMark />}
      </label>
      <div className={styles.messages}>
        <FieldMessages id={id} helper={helper} error={error} />
      </div>
    </div>
  );
}
