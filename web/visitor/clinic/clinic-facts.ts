import { callAddress } from "#shared/rules/contacts/phone.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useSite } from "#web/core/frame/site.ts";
import { clinicWords } from "#web/i18n/visitor/clinic.ts";
import { hostOf } from "#web/visitor/host-of.ts";

/** Finds places that give the vaccine, anywhere in the United States. */
export const finder = "https://findahealthcenter.hrsa.gov";

export type ClinicFact = {
  label: string;
  text: string;
  lang?: string | undefined;
  /** Where a tap leads. */
  address?: string;
};

/** What staff wrote about the clinic, without what is empty; undefined while it has no name. */
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
    { label: words.phone, text: phone, address: callAddress(phone) },
    { label: words.address, text: address },
    inTwo(words.hours, clinic.hours_en, clinic.hours_es),
    inTwo(words.spoken, clinic.spoken_en, clinic.spoken_es),
    inTwo(words.fee, clinic.fee_en, clinic.fee_es),
    { label: words.website, text: hostOf(website), address: website },
  ];
  return { name: clinicname, facts: facts.filter(({ text }) => text !== "") };
}
