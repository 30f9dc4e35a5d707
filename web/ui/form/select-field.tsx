import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId } from "react";
import { Icon } from "#web/ui/content/icon.tsx";
import { describedBy, FieldMessages, RequiredMark } from "./field-message.tsx";
import field from "./field.module.css";
import styles from "./select-field.module.css";

type Props = {
  label: string;
  helper?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Shown until an option is chosen. */
  prompt: string;
  /** Undefined until an option is chosen; the empty string may be an option. */
  value: string | undefined;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

const nothingYet = "-";

/** A native select field. */
export function SelectField(props: Props) {
  const { label, helper, error, required = false, prompt, value } = props;
  const id = useId();
  return (
    <div
      className={`${field.field} ${styles.field}`}
      data-invalid={Boolean(error)}
    >
      <label className={field.label} htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldMessages id={id} helper={helper} error={error} />
      <div className={field.box}>
        <select
          id={id}
          className={`${field.control} ${styles.control}`}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { helper, error })}
          value={value ?? nothingYet}
          onChange={(event) => props.onChange(event.target.value)}
        >
          {value === undefined && <option value={nothingYet}>{prompt}</option>}
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon of={ChevronDown} />
        </span>
      </div>
    </div>
  );
}
