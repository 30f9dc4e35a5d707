const wayOut = /\b(stop|alto|baja|cancelar)\b/i;
const vaccine = /\b(hpv|vph|papiloma|papilloma\w*)\b/i;

/** What staff should think about before a text goes to parents: others may read their phone, too. */
export function wordingOf(text: string) {
  return {
    /** It does not say how to get no more of them. */
    hasNoWayOut: text.trim() !== "" && !wayOut.test(text),
    /** It tells whoever sees the phone what it is about. */
    namesVaccine: vaccine.test(text),
  };
}
