/** Text as people compare it: without capitals, accents and the marks between a phone's digits. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}()]/gu, "")
    .replace(/(\d)[-.](?=\d)/g, "$1 ")
    .toLowerCase();
}

/** What a search looks through, made once, so that thousands can be searched with every letter typed. */
export function searchable(texts: (string | null)[]): string {
  return plain(texts.join("\n"));
}

/** Whether every word that was typed is somewhere in a `searchable` text. */
export function matcher(query: string): (searched: string) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return (searched) => words.every((word) => searched.includes(word));
}
