const wayOut = /\b(stop|alto|baja|cancelar)\b/i;
const vaccine = /\b(hpv|vph|papiloma|papilloma\w*)\b/i;

/** Checks the wording of a text for parents. Other people may read it on their phone, too. */
export function wordingOf(text: string) {
  return {
    /** Does not say how to opt out. */
    hasNoWayOut: text.trim() !== "" && !wayOut.test(text),
    /** Mentions HPV, so that anyone who sees the phone learns the topic. */
    namesVaccine: vaccine.test(text),
  };
}
