import Star from "lucide-react/icons/star";
import { useId } from "react";
import { Icon } from "#web/ui/content/icon.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { FieldMessages, RequiredMark } from "#web/ui/form/field-message.tsx";
import styles from "./stars-input.module.css";

interface StarsInputProps {
  legend: string;
  name: string;
  /** What each star says, from one to five. */
  labels: readonly [string, string, string, string, string];
  value: number | null;
  required?: boolean;
  error?: string | undefined;
  onChange: (value: number) => void;
}

/** A rating of one to five stars: five radio buttons that fill up to the chosen one. */
export function StarsInput({
  legend,
  name,
  labels,
  value,
  required = false,
  error,
  onChange,
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
            {...{ name, value, required, onChange }}
          />
        ))}
        <span className={styles.said} aria-hidden="true">
          {value !== null && labels[value - 1]}
        </span>
      </div>
    </fieldset>
  );
}

interface StarOptionProps extends Pick<
  StarsInputProps,
  "name" | "value" | "required" | "onChange"
> {
  label: string;
  rating: number;
}

function StarOption({ label, rating, onChange, ...group }: StarOptionProps) {
  return (
    <label className={styles.star} data-lit={rating <= (group.value ?? 0)}>
      <input
        type="radio"
        className={styles.radio}
        name={group.name}
        value={rating}
        checked={group.value === rating}
        required={group.required}
        onChange={() => onChange(rating)}
      />
      <Icon of={Star} size="large" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
