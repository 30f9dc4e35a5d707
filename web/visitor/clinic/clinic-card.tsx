import { useWords, useLanguage } from "#web/core/language.tsx";
import { clinicWords } from "#web/i18n/visitor/clinic.words.ts";
import { OutsideLink } from "#web/ui/actions/link.tsx";
import styles from "./clinic-card.module.css";
import {
  callAddress,
  readablePhone,
} from "#shared/rules/outreach/contacts/phone.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useSite } from "#web/core/frame/site.ts";
import { hostOf } from "#web/visitor/host-of.ts";

/** The clinic's contact details, and a link to other places that give the vaccine. */
export function ClinicCard() {
  const words = useWords(clinicWords);
  const clinic = useClinic();
  return (
    <section data-card className={styles.card} aria-labelledby="clinic-title">
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

/** A search for places that give the vaccine, anywhere in the United States. */
export const finder = "https://findahealthcenter.hrsa.gov";

export type ClinicFact = {
  label: string;
  text: string;
  lang?: string | undefined;
  /** The link's address. */
  address?: string;
};

/** The clinic's facts, without empty ones. Undefined if the clinic has no name yet. */
export function useClinic(): { name: string; facts: ClinicFact[] } | undefined {
  const words = useWords(clinicWords);
  const language = useLanguage();
  const clinic = useSite()?.clinic;
  if (!clinic?.clinicname) return undefined;
  const { clinicname, phone, address, website } = clinic;
  const inTwo = (label: string, english: string, spanish: string) => {
    const { words: text, lang } = inMarkedLanguage(language, english, spanish);
    return { label, text, lang };
  };
  const facts: ClinicFact[] = [
    {
      label: words.phone,
      text: readablePhone(phone),
      address: callAddress(phone),
    },
    { label: words.address, text: address },
    inTwo(words.hours, clinic.hours_en, clinic.hours_es),
    inTwo(words.spoken, clinic.spoken_en, clinic.spoken_es),
    inTwo(words.fee, clinic.fee_en, clinic.fee_es),
    { label: words.website, text: hostOf(website), address: website },
  ];
  return { name: clinicname, facts: facts.filter(({ text }) => text !== "") };
}
