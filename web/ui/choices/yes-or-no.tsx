import { type KeyboardEvent, type MouseEvent, useId, useRef } from "react";
import styles from "./yes-or-no.module.css";

interface YesOrNoProps {
  label: string;
  name: string;
  yesWord: string;
  noWord: string;
  defaultValue?: boolean | undefined;
  onTakenBack?: () => void;
}

const valueOf = (answer: boolean | undefined) =>
  answer === undefined ? undefined : answer ? "yes" : "no";

/**
 * A question that can be answered with yes or no, or left open: a second press clears the answer. It is
 * uncontrolled: the form contains `yes` or `no`, and it works before scripts load.
 */
export function YesOrNo({
  label,
  name,
  yesWord,
  noWord,
  defaultValue,
  onTakenBack,
}: YesOrNoProps) {
  const id = useId();
  const secondPress = useSecondPress(valueOf(defaultValue), onTakenBack);
  return (
    <div className={styles.group} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.options}>
        {[
          { word: yesWord, value: "yes" },
          { word: noWord, value: "no" },
        ].map(({ word, value }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={valueOf(defaultValue) === value}
              className={styles.radio}
              {...secondPress}
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

/**
 * Clears the answer on a second press, and also by key: browsers send no click for a radio button that is already
 * checked.
 */
function useSecondPress(answer: string | undefined, onTakenBack?: () => void) {
  const lastAnswer = useRef(answer);
  const isByKey = useRef(false);
  function takeBack(radio: HTMLInputElement) {
    lastAnswer.current = undefined;
    radio.checked = false;
    onTakenBack?.();
  }
  return {
    onClick({ currentTarget: radio }: MouseEvent<HTMLInputElement>) {
      if (lastAnswer.current === radio.value) takeBack(radio);
      else lastAnswer.current = radio.value;
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { currentTarget: radio, key } = event;
      isByKey.current = key === " " && lastAnswer.current === radio.value;
      if (!isByKey.current) return;
      event.preventDefault();
      takeBack(radio);
    },
    onKeyUp(event: KeyboardEvent) {
      if (isByKey.current) event.preventDefault();
      isByKey.current = false;
    },
  };
}
