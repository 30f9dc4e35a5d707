import { Section } from "./section.tsx";
import styles from "./colours-section.module.css";

const colours = [
  "page",
  "surface",
  "sunken",
  "hairline",
  "control",
  "ink",
  "ink-quiet",
  "press",
  "press-hover",
  "press-soft",
  "coral",
  "coral-soft",
  "coral-bright",
  "sun",
  "sun-soft",
  "success",
  "success-soft",
  "warning",
  "danger",
  "danger-soft",
  "info",
  "info-soft",
];

export function ColoursSection() {
  return (
    <Section title="Colours">
      <ul className={styles.colours}>
        {colours.map((name) => (
          <li key={name} className={styles.colour}>
            <span
              className={styles.patch}
              style={{ background: `var(--color-${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
