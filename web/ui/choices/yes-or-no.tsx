import { useId } from "react";
import styles from "./yes-or-no.module.css";

interface YesOrNoProps {
  label: string;
  yesWord: string;
  noWord: string;
  /** Undefined until it is answered. */
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

/** A question to be answered with yes or no, or not at all: a second press takes the answer back. */
export function YesOrNo({
  label,
  yesWord,
  noWord,
  value,
  onChange,
}: YesOrNoProps) {
  const id = useId();
  const options = [
    { word: yesWord, answer: true },
    { word: noWord, answer: false },
  ];
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map(({ word, answer }) => (
          <button
            key={word}
            type="button"
            className={styles.option}
            aria-pressed={value === answer}
            onClick={() => onChange(value === answer ? undefined : answer)}
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}
