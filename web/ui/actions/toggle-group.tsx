import type { ReactNode } from "react";
import styles from "./toggle-group.module.css";

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  look: "outlined" | "sunken" | "plain";
  /** Stands before the buttons. */
  children?: ReactNode;
};

/** One of a few, each a button beside the others; the chosen one looks pressed. */
export function ToggleGroup<Value extends string>(props: Props<Value>) {
  return (
    <div
      role="group"
      aria-label={props.label}
      className={`${styles.group} ${styles[props.look]}`}
    >
      {props.children}
      {props.options.map(({ value, label, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          aria-pressed={value === props.value}
          onClick={() => props.onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
