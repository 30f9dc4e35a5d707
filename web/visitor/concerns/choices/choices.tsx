import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { choicesWords } from "#web/i18n/visitor/results/choices.words.ts";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import styles from "./choices.module.css";
import type { Settings } from "#shared/contract/content/settings.ts";

/** The choices “now”, “later” and “not now”, with the same three facts about each. */
export function Choices({ texts }: { texts: ChoiceTexts }) {
  const words = useWords(choicesWords);
  const language = useLanguage();
  const choicesWithFacts = choices.map((choice) => ({
    choice,
    facts: points.flatMap((point) => {
      const text = inMarkedLanguage(
        language,
        texts[`${choice}${point}_en`],
        texts[`${choice}${point}_es`],
      );
      return text.words ? [{ label: words.points[point], ...text }] : [];
    }),
  }));
  if (choicesWithFacts.every(({ facts }) => facts.length === 0)) return null;
  return (
    <div data-print="hide" className={styles.choices}>
      <Disclosure heading="h3" title={words.title}>
        <div className={styles.columns}>
          {choicesWithFacts.map(({ choice, facts }) => (
            <section key={choice} className={styles.choice}>
              <h4>{words.choices[choice]}</h4>
              <dl>
                {facts.map(({ label, words: text, lang }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd lang={lang}>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

const choices = ["now", "later", "notnow"] as const;
const points = ["happens", "good", "bad"] as const;

type Choice = (typeof choices)[number];
type Point = (typeof points)[number];

/** The staff's texts about each choice. */
export type ChoiceTexts = Pick<
  Settings["results"],
  `${Choice}${Point}_${"en" | "es"}`
>;

/** Only the texts about the choices, to include in a page. */
export function choicesIn(results: Settings["results"]): ChoiceTexts {
  const entries = Object.entries(results).filter(([name]) =>
    choices.some((choice) => name.startsWith(choice)),
  );
  return Object.fromEntries(entries) as ChoiceTexts;
}
