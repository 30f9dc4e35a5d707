import { haveSameFigures } from "./figures.ts";
import { withoutTags } from "./text.ts";
import { languagePairsOf } from "./untranslated.ts";

type Fields = Record<string, unknown>;

/** Differences between the two languages of a text that are probably mistakes. */
export const pairProblems = [
  "figures_differ",
  "links_differ",
  "list_differs",
  "english_in_spanish",
  "spanish_in_english",
] as const;
type PairProblem = (typeof pairProblems)[number];

/** Compares each text with its translation. Other checks find missing texts. */
export function pairWarnings(
  fields: Fields,
): { field: string; problem: PairProblem }[] {
  return languagePairsOf(fields).flatMap(({ en, es }) => {
    const english = textOf(fields[en]);
    const spanish = textOf(fields[es]);
    if (english === "" || spanish === "") return [];
    const problems: [boolean, string, PairProblem][] = [
      [!haveSameFigures(english, spanish), es, "figures_differ"],
      [!isEqual(linksIn, english, spanish), es, "links_differ"],
      [!isEqual(listsIn, english, spanish), es, "list_differs"],
      [isPartly("en", spanish), es, "english_in_spanish"],
      [isPartly("es", english), en, "spanish_in_english"],
    ];
    return problems.flatMap(([isFound, field, problem]) =>
      isFound ? { field, problem } : [],
    );
  });
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join("\n").trim();
  return typeof value === "string" ? value.trim() : "";
}

function isEqual(
  partsIn: (text: string) => string[],
  english: string,
  spanish: string,
) {
  return partsIn(english).join("\n") === partsIn(spanish).join("\n");
}

/** Links are only counted, because many pages are on another site in Spanish. */
const linksIn = (html: string) => html.match(/<a\s/g) ?? [];

/** List items and headings with text, which should be the same in both languages. */
function listsIn(html: string): string[] {
  return (html.match(/<(li|h[2-4])\b(?![^<>]*>\s*<\/\1>)/g) ?? []).sort();
}

// Frequent words that exist in one of the two languages only.
const englishWords = new Set(
  "the and of to is are was it that for on with your you this can will not at from have they their child what how do does if or be an any most many about".split(
    " ",
  ),
);
const spanishWords = new Set(
  "el la los las de del que y es son en un una para con su sus por lo se al como más pero si muy qué cuándo hijo hija usted puede hay fue está esta este".split(
    " ",
  ),
);

/** With fewer known words, the language is unclear. */
const fewestWords = 3;

/** Whether the text, or one of its sentences, is in this language. Names of linked pages do not count. */
function isPartly(language: "en" | "es", html: string): boolean {
  const sentences = html
    .replace(/<a\s.*?<\/a>/gs, " ")
    .split(/<\/(?:p|li|h[2-4])>|[\n.:?!]/);
  return [html, ...sentences].some((part) => languageOf(part) === language);
}

/** The language of a text by its most frequent words; undefined if unclear. */
function languageOf(html: string): "en" | "es" | undefined {
  const words = withoutTags(html)
    .toLowerCase()
    .match(/\p{L}+/gu);
  const count = (list: ReadonlySet<string>) =>
    (words ?? []).filter((word) => list.has(word)).length;
  const [english, spanish] = [count(englishWords), count(spanishWords)];
  if (Math.max(english, spanish) < fewestWords) return undefined;
  if (english > 2 * spanish) return "en";
  return spanish > 2 * english ? "es" : undefined;
}
