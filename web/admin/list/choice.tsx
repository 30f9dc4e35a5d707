import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { Icon } from "#web/ui/content/icon.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./filters.module.css";

type Props<Value extends string> = {
  /** Only spoken: what can be chosen says it to the eye. */
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

/** Narrows a list, as small as a filter should be. */
export function Choice<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChoose } = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </div>
  );
}
