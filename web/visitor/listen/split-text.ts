/** Letters of one utterance. Some voices stop in the middle of longer ones. */
export const longestPart = 200;

/** Sentences, parts of sentences, words. */
const units = [
  /\S.*?(?:[.!?…]["”’»)]*(?=\s|$)|$)/g,
  /\S.*?(?:[,;:](?=\s|$)|$)/g,
  /\S+/g,
];

/** Splits a text into parts for the voice: at the ends of sentences if possible, and never inside a word. */
export function splitText(text: string, [unit, ...finer] = units): string[] {
  if (unit === undefined || text.length <= longestPart) return [text];
  const parts: string[] = [];
  for (const part of (text.match(unit) ?? []).flatMap((each) =>
    splitText(each, finer),
  )) {
    const last = parts[parts.length - 1];
    const joined = `${last} ${part}`;
    if (last !== undefined && joined.length <= longestPart)
      parts[parts.length - 1] = joined;
    else parts.push(part);
  }
  return parts;
}
