import Star from "lucide-react/icons/star";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./stars-input.module.css";

interface StarsInputProps {
  legend: string;
  name: string;
  /** The label of each star, from one to five. */
  labels: readonly [string, string, string, string, string];
  defaultValue?: number | null | undefined;
}

/** A rating of one to five stars: five radio buttons that the style sheet fills up to the chosen one. */
export function StarsInput({ legend, labels, ...group }: StarsInputProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {labels.map((label, index) => (
          <StarOption key={label} label={label} rating={index + 1} {...group} />
        ))}
      </div>
    </fieldset>
  );
}

interface StarOptionProps extends Pick<
  StarsInputProps,
  "name" | "defaultValue"
> {
  label: string;
  rating: number;
}

function StarOption({ label, rating, name, defaultValue }: StarOptionProps) {
  return (
    <label className={styles.star}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={rating}
        defaultChecked={defaultValue === rating}
      />
      <Icon of={Star} size="large" />
      <span className={styles.said}>{label}</span>
    </label>
  );
}
