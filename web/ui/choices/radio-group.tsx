import { type ReactNode, useId } from "react";
import { describedBy, FieldMessages } from "#web/ui/form/field-message.tsx";
import styles from "./radio-group.module.css";

interface RadioOption {
  value: string;
  label: ReactNode;
  helper?: ReactNode;
  lang?: string | undefined;
}

interface RadioGroupProps {
  legend: ReactNode;
  /** `question` is large; `field` looks like other form fields. */
  look?: "question" | "field";
  name: string;
  options: readonly RadioOption[];
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  helper?: ReactNode;
  error?: string | undefined;
  /** Side by side if there is space. */
  inline?: boolean;
  onChange?: (value: string) => void;
}

/** A radio group whose options are large cards. */
export function RadioGroup({
  legend,
  look = "field",
  options,
  helper,
  error,
  inline = false,
  ...radio
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      data-look={look}
      data-invalid={Boolean(error)}
      aria-describedby={describedBy(id, { helper, error })}
    >
      <legend className={styles.legend}>{legend}</legend>
      <FieldMessages id={id} helper={helper} error={error} />
      <div className={styles.options} data-inline={inline}>
        {options.map((option) => (
          <Option
            key={option.value}
            id={`${id}-${option.value}`}
            option={option}
            {...radio}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps extends Pick<
  RadioGroupProps,
  "name" | "value" | "defaultValue" | "onChange"
> {
  id: string;
  option: RadioOption;
}

function Option({ id, option, name, onChange, ...chosen }: OptionProps) {
  const checked =
    chosen.value === undefined
      ? { defaultChecked: chosen.defaultValue === option.value }
      : { checked: chosen.value === option.value };
  return (
    <label className={styles.option} lang={option.lang}>
      <input
        {...checked}
        type="radio"
        className={styles.radio}
        name={name}
        value={option.value}
        aria-describedby={option.helper ? `${id}-helper` : undefined}
        onChange={() => onChange?.(option.value)}
      />
      <span>{option.label}</span>
      {option.helper && (
        <span className={styles.helper} id={`${id}-helper`}>
          {option.helper}
        </span>
      )}
    </label>
  );
}
