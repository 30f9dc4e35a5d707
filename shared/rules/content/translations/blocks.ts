const blockTag = /(<\/?(?:p|h[2-4]|blockquote|ul|ol|li)\b[^<>]*>)/;

/** The opening or closing tag of a paragraph, heading or list, and the text after it. */
type Token = { tag: string; text: string };

function tokensOf(html: string): Token[] {
  const [text = "", ...rest] = html.split(blockTag);
  const tokens = [{ tag: "", text }];
  for (let at = 0; at < rest.length; at += 2)
    tokens.push({ tag: rest[at]!, text: rest[at + 1]! });
  return tokens;
}

const isSameTag = (one: Token | undefined, other: Token | undefined) =>
  one !== undefined && other !== undefined && nameOf(one) === nameOf(other);
const nameOf = ({ tag }: Token) => tag.replace(/^(<\/?\w+).*$/s, "$1");

/** A token in both languages, or in one that has more paragraphs. */
type Pair = { english?: Token | undefined; spanish?: Token | undefined };

/**
 * Pairs the tokens from the start and from the end. Undefined if the languages differ by more than paragraphs that
 * only one of them has.
 */
function pairsOf(english: string, spanish: string): Pair[] | undefined {
  const [one, other] = [tokensOf(english), tokensOf(spanish)];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && isSameTag(one[start], other[start])) start += 1;
  const rest = shorter - start;
  for (let back = 1; back <= rest; back += 1)
    if (!isSameTag(one[one.length - back], other[other.length - back]))
      return undefined;
  const extra = Math.abs(one.length - other.length);
  const filled = (tokens: Token[]) =>
    tokens.length > shorter
      ? tokens
      : [...tokens.slice(0, start), ...gap(extra), ...tokens.slice(start)];
  const spanishTokens = filled(other);
  return filled(one).map((token, at) => ({
    english: token,
    spanish: spanishTokens[at],
  }));
}

const gap = (length: number) =>
  Array.from({ length }, (): Token | undefined => undefined);

const hasText = ({ english, spanish }: Pair) =>
  `${english?.text ?? ""}${spanish?.text ?? ""}`.trim() !== "";

/** The texts of paragraphs, headings and list items in both languages, or undefined if they cannot be paired. */
export function pairedBlocks(english: string, spanish: string) {
  const pairs = pairsOf(english, spanish);
  const isUneven = pairs?.some((pair) => !pair.english || !pair.spanish);
  return pairs?.filter(hasText).map((pair) => ({
    english: pair.english?.text ?? "",
    spanish: pair.spanish?.text ?? "",
    isUneven: isUneven === true,
  }));
}

/** The Spanish text with some blocks replaced, by their place among the blocks. Adds missing paragraphs. */
export function withBlocks(
  english: string,
  spanish: string,
  replaced: ReadonlyMap<number, string>,
): string {
  const pairs = pairsOf(english, spanish) ?? [];
  const texts = new Map<Pair, string | undefined>();
  for (const [place, pair] of pairs.filter(hasText).entries())
    texts.set(pair, replaced.get(place));
  const addsParagraphs = pairs.some(
    (pair) => !pair.spanish && texts.get(pair) !== undefined,
  );
  return pairs
    .map((pair) => {
      const text = texts.get(pair);
      if (pair.spanish) return pair.spanish.tag + (text ?? pair.spanish.text);
      if (!addsParagraphs || !pair.english) return "";
      const space = hasText(pair) ? "" : pair.english.text;
      return pair.english.tag + (text ?? space);
    })
    .join("");
}
