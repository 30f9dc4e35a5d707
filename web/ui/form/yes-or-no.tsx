import { useId } from "react";
import styles from "./yes-or-no.module.css";

interface YesOrNoProps {
  label: string;
  yesWord: string;
  noWord: string;
  name: string;
  /** Undefined until it is answered. */
  value: boolean | undefined;
  onChange: (value: boolean) => void;
}

/** A question to be answered with yes or no, or not at all: two radio buttons, neither chosen at first. */
export function YesOrNo({
  label,
  yesWord,
  noWord,
  name,
  value,
  onChange,
}: YesOrNoProps) {
  const id = useId();
  const options = [
    { word: yesWord, answer: true },
    { word: noWord, answer: false },
  ];
  return (
    <div className={styles.group} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map(({ word, answer }) => (
          <label key={word} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            {word}
          </label>
        ))}
      </div>
    </div>
  );
}
