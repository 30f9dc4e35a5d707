import styles from "./toggle-group.module.css";

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  /** Under which a form around it sends the choice, where no script hears of it. */
  name?: string;
  look: "outlined" | "sunken";
};

/** One of a few, each a button beside the others; the chosen one looks pressed. */
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
