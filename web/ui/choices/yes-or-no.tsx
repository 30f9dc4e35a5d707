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
 * A question to be answered with yes or no, or not at all: a second press takes the answer back.
 * The answer is kept by the browser, as `yes` or `no`, and works before any script does.
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

/** Takes the answer back that was given before, by finger or by key: no browser clicks a chosen radio button by key. */
function useSecondPress(answer: string | undefined, onTakenBack?: () => void) {
  const given = useRef(answer);
  const isByKey = useRef(false);
  function takeBack(radio: HTMLInputElement) {
    given.current = undefined;
    radio.checked = false;
    onTakenBack?.();
  }
  return {
    onClick({ currentTarget: radio }: MouseEvent<HTMLInputElement>) {
      if (given.current === radio.value) takeBack(radio);
      else given.current = radio.value;
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { currentTarget: radio, key } = event;
      isByKey.current = key === " " && given.current === radio.value;
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
