import styles from "./toggle-group.module.css";

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  /** Undefined until one is chosen. */
  value: Value | undefined;
  onChoose: (value: Value) => void;
  /** The field name under which a form sends the choice without scripts. */
  name?: string;
  look: "outlined" | "sunken";
};

/** A choice of one from a few buttons; the chosen one looks pressed. */
export function ToggleGroup<Value extends string>(props: Props<Value>) {
  return (
    <div
      role="group"
      aria-label={props.label}
      className={`${styles.group} ${styles[props.look]}`}
    >
      {props.options.map(({ value, label, lang }) => (
        <button
          key={value}
          type={props.name ? "submit" : "button"}
          name={props.name}
          value={value}
          lang={lang}
          aria-pressed={value === props.value}
          onClick={(event) => {
            event.preventDefault();
            props.onChoose(value);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
