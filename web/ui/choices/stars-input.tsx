import Star from "lucide-react/icons/star";
import { useId } from "react";
import { Icon } from "#web/ui/content/icon.tsx";
import { FieldMessages, RequiredMark } from "#web/ui/form/field-message.tsx";
import styles from "./stars-input.module.css";

interface StarsInputProps {
  legend: string;
  name: string;
  /** What each star says, from one to five. */
  labels: readonly [string, string, string, string, string];
  defaultValue?: number | null | undefined;
  required?: boolean;
  error?: string | undefined;
}

/** A rating of one to five stars: five radio buttons that the style sheet fills up to the chosen one. */
export function StarsInput({
  legend,
  labels,
  required = false,
  error,
  ...group
}: StarsInputProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <FieldMessages id={id} error={error} />
      <div className={styles.stars}>
        {labels.map((label, index) => (
          <StarOption
            key={label}
            label={label}
            rating={index + 1}
            required={required}
            {...group}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface StarOptionProps extends Pick<
  StarsInputProps,
  "name" | "defaultValue" | "required"
> {
  label: string;
  rating: number;
}

function StarOption({
  label,
  rating,
  name,
  defaultValue,
  required,
}: StarOptionProps) {
  return (
    <label className={styles.star}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={rating}
        defaultChecked={defaultValue === rating}
        required={required}
      />
      <Icon of={Star} size="large" />
      <span className={styles.said}>{label}</span>
    </label>
  );
}
