/** Text as people compare it: without capitals and accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether every word that was typed is somewhere in these texts. */
export function isFound(query: string, texts: string[]): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const whole = plain(texts.join("\n"));
  return words.every((word) => whole.includes(word));
}
