import { useWords } from "#web/core/language.tsx";
import { clinicWords } from "#web/i18n/visitor/clinic.ts";
import { OutsideLink } from "#web/ui/actions/link.tsx";
import { type ClinicFact, finder, useClinic } from "./clinic-facts.ts";
import styles from "./clinic-card.module.css";

/** Whom to call, and where else the vaccine is given. */
export function ClinicCard() {
  const words = useWords(clinicWords);
  const clinic = useClinic();
  return (
    <section className={styles.card} aria-labelledby="clinic-title">
      <h2 id="clinic-title">{clinic ? words.title : words.elsewhere}</h2>
      {clinic && (
        <>
          <p className={styles.name}>{clinic.name}</p>
          {clinic.facts.length > 0 && (
            <dl className={styles.facts}>
              {clinic.facts.map((fact) => (
                <div key={fact.label}>
                  <dt>{fact.label}</dt>
                  <Fact fact={fact} />
                </div>
              ))}
            </dl>
          )}
        </>
      )}
      <ul className={styles.elsewhere}>
        <li>
          <OutsideLink href={finder} newTabLabel={words.newTab}>
            {words.finder}
          </OutsideLink>
          . {words.finderText}
        </li>
        <li>
          <OutsideLink href="tel:211">{words.call}</OutsideLink>.{" "}
          {words.callText}
        </li>
      </ul>
    </section>
  );
}

function Fact({ fact: { text, lang, address } }: { fact: ClinicFact }) {
  const { newTab } = useWords(clinicWords);
  const isPage = address !== undefined && !address.startsWith("tel:");
  return (
    <dd lang={lang}>
      {address === undefined ? (
        text
      ) : (
        <OutsideLink href={address} newTabLabel={isPage ? newTab : undefined}>
          {text}
        </OutsideLink>
      )}
    </dd>
  );
}
