import { useWords } from "#web/core/language.tsx";
import { clinicWords } from "#web/i18n/visitor/clinic.ts";
import { finder, useClinic } from "#web/visitor/clinic/clinic-facts.ts";
import { hostOf } from "#web/visitor/host-of.ts";
import styles from "./print-sheet.module.css";

/** Whom to call, on a few lines of the sheet. */
export function PrintedClinic() {
  const words = useWords(clinicWords);
  const clinic = useClinic();
  return (
    <section className={styles.clinic}>
      {clinic && (
        <p>
          <strong>
            {words.title}: {clinic.name}
          </strong>
          {clinic.facts.map(({ label, text, lang }) => (
            <span key={label} lang={lang}>
              {" "}
              · {label}: {text}
            </span>
          ))}
        </p>
      )}
      <p>
        {words.finder}: {hostOf(finder)}. {words.finderText} {words.call}:{" "}
        {words.callText}
      </p>
    </section>
  );
}
