const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** Cuts at a space if possible. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, "")}…`;
}

/** The first sentence of a formatted text, as plain text of at most `most` characters. */
export function firstSentence(html: string, most = 160): string {
  const [block = ""] = html.split(/<\/(?:p|h\d|li)>/, 1);
  const text = block
    .replace(/<[^>]*>/g, "")
    .replace(/&\w+;/g, (entity) => entities[entity] ?? " ")
    .replace(/\s+/g, " ")
    .trim();
  const sentence = /^.+?[.!?](?=\s+[\p{Lu}\d¿¡“"])/u.exec(text)?.[0] ?? text;
  return shortened(sentence, most);
}
