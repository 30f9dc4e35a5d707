import { pairProblems, pairWarnings } from "./language-checks.ts";
import { withoutTags } from "./text.ts";
import { placeholderFields } from "./placeholders.ts";
import {
  fieldsInSpanishOnly,
  untranslatedFields,
  languagePairsOf,
} from "./untranslated.ts";

/** Problems between the two languages of a text. */
export const languageProblems = [
  "no_spanish",
  "no_english",
  "spanish_longer",
  "spanish_shorter",
  ...pairProblems,
] as const;
type LanguageProblem = (typeof languageProblems)[number];
type TextProblem = LanguageProblem | "placeholder";

/** All problems in a text that staff should fix before parents read it, by field. */
export function textWarnings(fields: Record<string, unknown>) {
  const as = (problem: TextProblem) => (field: string) => ({ field, problem });
  return [
    ...placeholderFields(fields).map(as("placeholder")),
    ...untranslatedFields(fields).map(as("no_spanish")),
    ...fieldsInSpanishOnly(fields).map(as("no_english")),
    ...unevenFields(fields).map(({ field, isLonger }) =>
      as(isLonger ? "spanish_longer" : "spanish_shorter")(field),
    ),
    ...pairWarnings(fields),
  ];
}

/** In shorter texts, the length varies too much to compare. */
const fewestCharacters = 120;

// Spanish needs 15 to 25 % more characters than English for the same words.
const shortestShare = 0.75;
const longestShare = 1.6;

type Uneven = { field: string; isLonger: boolean };

/**
 * Finds Spanish texts that are much longer or shorter than the English ones, because one of the two may be
 * incomplete.
 */
export function unevenFields(fields: Record<string, unknown>): Uneven[] {
  return languagePairsOf(fields).flatMap(({ en, es }) => {
    const [english, spanish] = [lengthOf(fields[en]), lengthOf(fields[es])];
    if (english === 0 || spanish === 0) return [];
    if (Math.max(english, spanish) < fewestCharacters) return [];
    const share = spanish / english;
    if (share >= shortestShare && share <= longestShare) return [];
    return { field: es, isLonger: share > longestShare };
  });
}

/** Number of visible characters: an entity is one, and tags and repeated spaces are none. */
function lengthOf(value: unknown): number {
  const text = Array.isArray(value) ? value.join(" ") : value;
  if (typeof text !== "string") return 0;
  return withoutTags(text.replace(/&#?\w+;/g, "x")).length;
}
