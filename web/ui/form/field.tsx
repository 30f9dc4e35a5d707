import {
  type AriaAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  useId,
  useState,
} from "react";
import { describedBy, FieldMessages, RequiredMark } from "./field-message.tsx";
import styles from "./field.module.css";

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "autoComplete"
  | "autoFocus"
  | "defaultValue"
  | "disabled"
  | "enterKeyHint"
  | "id"
  | "inputMode"
  | "lang"
  | "minLength"
  | "name"
  | "readOnly"
  | "required"
  | "spellCheck"
  | "value"
>;

export interface FieldProps extends NativeProps {
  label: string;
  kind?:
    | "text"
    | "email"
    | "password"
    | "tel"
    | "url"
    | "date"
    | "time"
    | "textarea";
  helper?: ReactNode;
  error?: string | undefined;
  /** The maximum length; shown as `x / limit` once most of it is used. */
  limit?: number;
  rows?: number;
  /** Shown inside the box, at its end. */
  trailing?: ReactNode;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

/** A labeled text field. Passes the text to `onChange` instead of the event. */
export function Field({
  label,
  helper,
  error,
  limit,
  trailing,
  onChange,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ""));
  function type(text: string) {
    setTyped(text);
    onChange?.(text);
  }
  return (
    <div className={styles.field} data-invalid={Boolean(error)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {rest.required && <RequiredMark />}
      </label>
      <FieldMessages id={id} helper={helper} error={error} />
      <div className={styles.box}>
        <Control
          {...rest}
          id={id}
          maxLength={limit}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { helper, error, counter: limit })}
          onType={type}
        />
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
      {limit && <Counter id={id} text={rest.value ?? typed} limit={limit} />}
    </div>
  );
}

interface CounterProps {
  id: string;
  text: NativeProps["value"];
  limit: number;
}

function Counter({ id, text, limit }: CounterProps) {
  const { length } = String(text);
  return (
    <p className={styles.counter} id={`${id}-counter`}>
      {length >= 0.8 * limit && `${length} / ${limit}`}
    </p>
  );
}

interface ControlProps extends NativeProps, AriaAttributes {
  kind?: FieldProps["kind"];
  rows?: number;
  maxLength: number | undefined;
  onBlur?: () => void;
  onType: (text: string) => void;
}

function Control({ kind = "text", rows = 4, onType, ...native }: ControlProps) {
  if (kind === "textarea")
    return (
      <textarea
        {...native}
        rows={rows}
        className={styles.control}
        onChange={(event) => onType(event.target.value)}
      />
    );
  return (
    <input
      {...native}
      type={kind}
      className={styles.control}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
